// swift-format-ignore-file
import Foundation
func bar() throws { throw NSError(domain: "d", code: 4) }
func foo() {
  do {
    try bar()
  } catch _ as NSError {
    print("caught")
  }
  do { try bar() } catch let e as NSError { print(e.code) }
}
foo()
func test<T>(_ f: (Int?) -> T?) -> T? { f(3) }
func opt<T>(_ f: () -> T?) -> Int { f() == nil ? 0 : 1 }
test {
  guard let x = $0 else { return }
  print(x)
}
func concrete(_ f: (Int) -> Void?) { _ = f(1) }
concrete { if $0 > 0 { return }
  print("no") }
struct User { var id = 1 }
class Ref { var n = 1 }
func setting<Root, V>(_ kp: ReferenceWritableKeyPath<Root, V>, _ root: Root, _ v: V) -> Root {
  let imm = root
  imm[keyPath: kp] = v
  return imm
}
print(setting(\.n, Ref(), 5).n)
class CC { var i = 4 }
let path: KeyPath<CC, Int>! = \CC.i
print(CC()[keyPath: path])
let anyP: Any = \CC.i
print(anyP is KeyPath<CC, Int>)
func more<T, U>(_ k: KeyPath<T, U>, with: T.Type) -> String { "\(T.self) \(U.self)" }
print(more(\.i, with: CC.self))
protocol PP {}
class D: PP { }
func zip1() -> some AnyObject & PP { D() }
print(type(of: zip1()))
print(Int?(42) as Any, [Int]?.none as Any, String?("a") ?? "")
var ((a, b), c) = ((1, 2), 3)
((a, b), c) = ((b, a), 9)
print(a, b, c)
enum MyE: Error { case failed, other }
func process(_ e: MyE) { print("p", e) }
do throws(MyE) { throw .failed } catch { print(error == .failed); process(error) }
func app<T, E: Error>(body: () throws(E) -> T) throws(E) -> T { try body() }
let r = app { do throws(MyE) { throw .other } catch { process(error) } }
let f: (Int...) -> Int = { $0.reduce(0, +) }
print(f(1, 2, 3))
struct IM { static var optional: IM? = IM(n: 2); var n = 1; var another: IM { IM(n: n + 1) }; static func make() -> IM? { IM(n: 7) }
 static var fac: (Int) -> IM = { IM(n: $0) }; static var facO: ((Int) -> IM)? = { IM(n: $0) } ; static subscript(i: Int) -> IM { IM(n: i) } }
let i1: IM = .optional!.another
let i2: IM = .make()!.another
let i3: IM? = .optional?.another
let i4: IM = .fac(9)
let i5: IM = .facO!(10)
print(i1.n, i2.n, i3!.n, i4.n, i5.n)
// expect: caught
// expect: 4
// expect: 3
// expect: 5
// expect: 4
// expect: true
// expect: CC Int
// expect: D
// expect: Optional(42) nil a
// expect: 2 1 9
// expect: true
// expect: p failed
// expect: p other
// expect: 6
// expect: 3 8 3 9 10
