// swift-format-ignore-file
struct Machine { var state = 0; mutating func reset() { self = Machine(state: -1) }; func with(_ n: Int) -> Machine { var m = self; m.state = n; return m } }
var m = Machine(state: 4)
print(m.with(9).state, m.state)
m.reset()
print(m)

// expect: 9 4
// expect: Machine(state: -1)
