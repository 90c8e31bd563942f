// swift-format-ignore-file
protocol Shape { var n: String { get } }
struct Sq: Shape { var n = "sq" }
struct Ci: Shape { var n = "ci" }
func kind<T>(_ x: T) -> String { "\(T.self)" }
func outer(_ s: any Shape) {
  func local<T: Shape>(_ x: T) -> String { "\(T.self)" }
  print(local(s))
  func isT<T: Shape>(_ x: T, _ y: Any) -> Bool { y is T }
  print(isT(s, Sq()), isT(s, Ci()))
  func castT<T: Shape>(_ x: T, _ y: any Shape) -> String { switch y { case let t as T: return "same \(t.n)"; default: return "other" } }
  print(castT(s, Ci()), castT(s, Sq()))
}
outer(Sq())
extension Shape { func same(_ o: any Shape) -> Bool { switch o { case is Self: return true; default: return false } }
  func same2(_ o: any Shape) -> Bool { o is Self }
  func same3(_ o: any Shape) -> Bool { (o as? Self) != nil } }
let s: any Shape = Sq()
print(s.same(Ci()), s.same(Sq()), s.same2(Ci()), s.same3(Ci()), s.same3(Sq()))
struct Box { subscript<T: Shape>(x: T) -> String { "\(T.self)" } ; func m<T: Shape>(_ x: T) -> String { "\(type(of: x)) \(T.self)" } ; static func st<T: Shape>(_ x: T) -> String { "\(T.self)" } }
print(Box().m(s), Box.st(s))
func top<T: Shape>(_ x: T) -> [T] { [x] }
print(type(of: top(s)), kind(s))
let o: String? = "42"
print((o ?? nil) as Any)

// expect: Sq
// expect: true false
// expect: other same sq
// expect: false true false false true
// expect: Sq Sq Sq
// expect: Array<Shape> Sq
// expect: Optional("42")
