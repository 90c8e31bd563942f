// swift-format-ignore-file
actor Counter { var n = 0 }
let c = Counter()
func f() { print(c.n) } // error: actor-isolated property 'n' can not be referenced from the main actor
