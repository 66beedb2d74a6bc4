"""The games as environments of other libraries, which must be installed beside this one."""
