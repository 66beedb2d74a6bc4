"""The rules' own algorithm (D-12 with D-9 and D-10), a second time and as plainly as can be.

Its one-letter names are those of the rules. It gets the stack, the holder and every card that was
played, and says what follows. It shares no code with the game, so that a slip would have to be made
twice. It refuses nothing.
"""
# ruff: noqa: N803, N806

LINE = {n: [int(1 + k * (10 * n - 2) / 14 + 0.5) for k in range(15)] for n in (3, 4, 5)}


def regular(card):
    return card[1:].isdigit()


def order_of(card, n):
    return LINE[n][int(card[1:]) - 1] if regular(card) else 5 * n


class Reference:
    def __init__(self, stack, holder, n, options):
        self.stack, self.valley = list(stack), []
        self.H, self.n, self.options = holder, n, options
        self.score = [5] * n
        self.lay_out()

    def lay_out(self):
        while self.stack and regular(self.stack[0]):
            self.valley.append(self.stack.pop(0))

    def settle(self, V, end, sign, F, T):
        X = [i for i in range(self.n) if V[i] == end(V)]
        delta = [0] * self.n
        if len(X) == 1:
            delta[X[0]] = sign * F
        elif self.H not in X:
            for i in X:
                delta[i] = sign * T
        elif sign > 0:
            R = [i for i in X if i != self.H]
            alone = F if self.options["O-1"] == "full" else T
            for i in R:
                delta[i] = alone if len(R) == 1 else T
        else:
            delta[self.H] = -F
        self.score = [max(0, s + d) for s, d in zip(self.score, delta, strict=True)]
        return delta, X

    def play(self, V):
        card = self.valley.pop(0) if self.valley else self.stack.pop(0)
        if card == "SIR":
            card = next(c for c in self.stack if regular(c))
            self.stack.remove(card)
        delta, X = self.resolve(card, V, sum(V) >= order_of(card, self.n))
        self.rotate(V, [X])
        if not self.valley:
            self.lay_out()
        return delta

    def resolve(self, card, V, met):
        if card == "CUS":
            return [0] * self.n, []
        if card == "BAR":
            return self.settle(V, min, +1, 2, 1)
        if card == "RAP":
            missed = max if self.options["O-2"] == "highest" else min
            return self.settle(V, min if met else missed, +1, 2, 1)
        F, T = (4, 2) if card == "FRA" else (2, 1)
        return self.settle(V, max, +1, F, T) if met else self.settle(V, min, -1, F, T)

    def rotate(self, V, ends):
        anywhere = any(V[j] == V[self.H] for j in range(self.n) if j != self.H)
        at_an_end = any(self.H in X and len(X) > 1 for X in ends)
        if anywhere if self.options["O-3"] == "anyTie" else at_an_end:
            self.H = (self.H + 1) % self.n

    def charity(self, V):
        before = list(self.score)
        ends = [self.settle(V, min, -1, 1, 1)[1], self.settle(V, max, +1, 1, 1)[1]]
        if len(set(V)) == 1 and self.options["O-7"] == "void":
            self.score = before
        if self.options["O-4"] == "yes":
            self.rotate(V, ends)

    def ranking(self, people):
        from_left = [(self.H + 1 + i) % self.n for i in range(self.n)]
        return sorted((i for i in from_left if i < people), key=lambda i: -self.score[i])
