"""Markup is escaped on its way in, and only once."""

import pytest

from ribeira.kit.markup import Markup, el, group


@pytest.mark.parametrize(
    ("made", "markup"),
    [
        pytest.param(el("p", "a < b & c"), "<p>a &lt; b &amp; c</p>", id="text is escaped"),
        pytest.param(
            el("p", title="\"><script>'"),
            '<p title="&quot;&gt;&lt;script&gt;&#x27;"></p>',
            id="attributes are escaped, quotes too",
        ),
        pytest.param(el("p", el("b", "<")), "<p><b>&lt;</b></p>", id="markup is not escaped again"),
        pytest.param(el("p", "a", None, 3), "<p>a3</p>", id="numbers are shown, nothing is not"),
        pytest.param(el("i", class_="x"), '<i class="x"></i>', id="class_ is class"),
        pytest.param(el("i", aria_label="x"), '<i aria-label="x"></i>', id="aria_label"),
        pytest.param(el("i", hidden=True), "<i hidden></i>", id="true is a bare attribute"),
        pytest.param(el("i", a=False, b=None), "<i></i>", id="false and nothing are left out"),
        pytest.param(el("i", x=0), '<i x="0"></i>', id="zero is a value"),
        pytest.param(el("br"), "<br>", id="a void element is not closed"),
        pytest.param(group("a", el("br"), "<"), "a<br>&lt;", id="a group"),
    ],
)
def test_markup(made, markup):
    assert isinstance(made, Markup)
    assert made == markup
