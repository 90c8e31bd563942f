// swift-format-ignore-file
func f(_ c: any Collection) { print(c.count, c.isEmpty); for x in c { print(x) } }
f([1, 2]); f("ab"); f(1...2)
func g(_ c: any Sequence) -> Int { var n = 0; for _ in c { n += 1 }; return n }
print(g([1]), g(Set([1, 2])))
let cs: [any Collection] = [[1], "abc", Set([2])]
print(cs.map { $0.count })
func h(_ c: any Collection<Int>) -> Int { c.reduce(0, +) }
print(h([1, 2]), h(1...3))
let v: Any = [1, 2]
if let t = v as? any Collection<Int> { print(h(t)) }
// expect: 2 false
// expect: 1
// expect: 2
// expect: 2 false
// expect: a
// expect: b
// expect: 2 false
// expect: 1
// expect: 2
// expect: 1 2
// expect: [1, 3, 1]
// expect: 3 6
// expect: 3
