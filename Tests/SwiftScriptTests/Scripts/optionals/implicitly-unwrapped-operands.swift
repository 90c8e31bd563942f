// swift-format-ignore-file
// What is declared with ! is unwrapped wherever its value is wanted: among operands, in loops, in arguments.
import Foundation

let e: Int! = 5
let g: Int = e + 1
print(g)
let h = e + 1
print(h, e * 2 > 3, e == 5, e < 9, -e, "\(e!)", 3 + e, 10 - e, e % 2 == 1, e != nil, e ?? 7, 1 < e)
struct S {
  var n: Int! = 2; var on: Bool! = true; func f() -> Int { n + 1 };
  func g() -> Bool { n > 1 && n != 3 && on && !(!on) }; func h() -> Double { Double(n) * 2 }
}
print(S().f(), S().g(), S().h(), S().n + 4)
func k(_ s: String!) -> String { s + "!" }
print(k("a"), max(e, 3), abs(e), (0..<e).count, String(e), [e, 1].count)
var w: Double! = 1; w += 2; w *= e == 5 ? 2 : 1; print(w!, w / 2, w.rounded(), Int(w))
var arr: [Int]! = [1, 2]; arr.append(3); print(arr[0], arr.count, arr + [4], arr.map { $0 + 1 });
for x in arr { print(x) }
class V { var next: V!; var v = 1; unowned var o: V!; init() { o = self } }; let vv = V();
vv.next = V(); print(vv.next.v + vv.o.v, vv.next === vv, vv.next.next == nil)
let opt: Int? = e; print(opt as Any, e as Any, type(of: e)); if let e { print(e) }
func gen<T>(_ t: T) -> T { t }; print(gen(e) as Any)
var none: String! = nil; print(none as Any, none?.count ?? -1, none == nil)

// expect: 6
// expect: 6 true true true -5 5 8 5 true true 5 true
// expect: 3 true 4.0 6
// expect: a! 5 5 5 5 2
// expect: 6.0 3.0 6.0 6
// expect: 1 3 [1, 2, 3, 4] [2, 3, 4]
// expect: 1
// expect: 2
// expect: 3
// expect: 2 false true
// expect: Optional(5) Optional(5) Optional<Int>
// expect: 5
// expect: Optional(5)
// expect: nil -1 true
