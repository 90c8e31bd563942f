// swift-format-ignore-file
enum E: String { case a, b; struct Deep { static let v = E.b }; enum Q { static let one = E.a; static func mk(_ n: Int) -> E { n > 1 ? .b : .a } } }
func f(_ e: E) { print(e) }
f(.Deep.v)
f(.Q.one)
f(.Q.mk(3))
let p: E = .Q.one
print(p)

// expect: b
// expect: a
// expect: b
// expect: a
