// swift-format-ignore-file
actor Counter { var n = 0; func inc() { n += 1 } }
let c = Counter()
func f() async { c.inc() } // error: actor-isolated instance method 'inc()' cannot be called from outside of the actor
