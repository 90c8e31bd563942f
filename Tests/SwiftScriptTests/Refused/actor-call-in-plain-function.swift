// swift-format-ignore-file
actor Counter { var n = 0; func inc() { n += 1 } }
let c = Counter()
func f() { c.inc() } // error: call to actor-isolated instance method 'inc()' in a synchronous main actor-isolated context
