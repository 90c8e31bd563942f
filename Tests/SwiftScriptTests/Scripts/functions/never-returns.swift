func stop(_ reason: String) -> Never { fatalError(reason) }
func pick(_ n: Int) -> Int { guard n > 0 else { stop("too small") }; return n }
print(pick(1))
print(pick(0))
// expect: 1
// trap: too small
