// swift-format-ignore-file
actor Counter { var n = 0 }
let c = Counter()
func f() async { print(c.n) } // error: actor-isolated property 'n' cannot be accessed from outside of the actor
