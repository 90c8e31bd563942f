// swift-format-ignore-file
// Several associated values, matched as one tuple.
enum R { case ok(Int, String), bad(code: Int, why: String), one(Int), none }
func show(_ r: R) {
  switch r {
  case .ok(let whole): print(whole, whole.0, whole.1)
  case .bad(let all): print(all, all.code, all.why)
  case .one(let n): print(n)
  case .none: print("none")
  }
}
show(.ok(1, "a")); show(.bad(code: 2, why: "b")); show(.one(3)); show(.none)
if case .ok(let w) = R.ok(4, "d") { print(w) }
if case let .ok(w) = R.ok(5, "e") { print(w) }
let all: [R] = [.ok(1, "z"), .none]
for case .ok(let w) in all { print(w) }
// expect: (1, "a") 1 a
// expect: (code: 2, why: "b") 2 b
// expect: 3
// expect: none
// expect: (4, "d")
// expect: (5, "e")
// expect: (1, "z")
