// swift-format-ignore-file
func f() {
  typealias BA = (Int) -> Void
  let b: BA = { print($0) }
  b(1)
  let c: Any = b
  print(c is BA)
}
f()
class C { static var e = 3; static var d = [("", e)]; static let g = e + 1 }
print(C.d, C.g)
let r = ["S1", "N2"].compactMap { $0.hasPrefix("S") ? 1 : $0.hasPrefix("Q") ? -1 : nil }
print(r)
func conv<T: BinaryInteger>(_ a: [String], _ t: T.Type) -> [(Int, T?)] { a.map { $0.isEmpty ? (0, 0) : (0, T(exactly: 1)) } }
print(conv(["", "a"], Int8.self))
extension Range where Bound == Int { func myMap<R>(_ f: (Int) -> R) -> [R] { map(f) } }
let z: [(Int32, Float)] = (0..<1).myMap { (Int32($0), 0.0) }
print(z)
typealias Interval = (a: Int, b: Int)
func take(_ i: Interval) { print(i) }
struct OB { enum Code { case normal, other }; struct Info { var code: Code; var n: Int }
 enum R { case close(Info2), open }; enum Info2 { case closed((code: Code, data: Int)), no } }
let e: OB.R = .close(.closed((code: .normal, data: 3)))
if case .close(.closed((code: .normal, _))) = e { print("normal") }
// expect: 1
// expect: true
// expect: [("", 3)] 4
// expect: [1]
// expect: [(0, Optional(0)), (0, Optional(1))]
// expect: [(0, 0.0)]
// expect: normal
