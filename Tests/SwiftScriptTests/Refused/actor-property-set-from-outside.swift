// swift-format-ignore-file
actor Counter { var n = 0 }
let c = Counter()
func f() async { c.n = 5 } // error: actor-isolated property 'n' can not be mutated from the main actor
