let bump: (inout Int) -> Void = { $0 += 1 }
var n = 3
bump(&n)
print(n)
// expect: 4
