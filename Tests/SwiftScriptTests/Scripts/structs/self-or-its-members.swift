// swift-format-ignore-file
// A value assigned to self on one path and a property on the other.
struct S { let b: Int
  init(_ p: Any) { if let e = p as? S { self = e } else { b = 1 } }
  init(x p: Any) { if let e = p as? S { self = e } else { self.b = 1 } }
  init(y: S?) { guard let e = y else { b = 2; return }; self = e }
  init(z: Int) { switch z { case 0: self = S(y: nil); default: b = z } } }
print(S(S("x")).b, S(x: 1).b, S(y: nil).b, S(z: 4).b)
// expect: 1 1 2 4
