// swift-format-ignore-file
protocol Shape { var n: String { get } }
struct Sq: Shape { var n = "sq" }
struct Ci: Shape { var n = "ci" }
func isT<T: Shape>(_ x: T, _ y: Any) -> Bool { y is T }
func isT2<T: Shape>(_ x: T, _ y: any Shape) -> Bool { (y as? T) != nil }
func isT3<T: Shape>(_ x: T, _ y: any Shape) -> String { if let z = y as? T { "\(z)" } else { "no" } }
func castT<T: Shape>(_ x: T, _ y: any Shape) -> String { switch y { case let t as T: return "same \(t.n)"; default: return "other" } }
let s: any Shape = Sq()
print(isT(s, Ci()), isT2(s, Ci()), isT3(s, Ci()), castT(s, Ci()))
print(isT(s, Sq()), isT2(s, Sq()), isT3(s, Sq()), castT(s, Sq()))
func arr<T: Shape>(_ x: T, _ y: [any Shape]) -> Int { y.filter { $0 is T }.count }
print(arr(s, [Sq(), Ci()]))
func mt<T: Shape>(_ x: T, _ y: any Shape) -> Bool { type(of: y) == T.self }
print(mt(s, Sq()), mt(s, Ci()))

// expect: false false no other
// expect: true true Sq(n: "sq") same sq
// expect: 1
// expect: true false
