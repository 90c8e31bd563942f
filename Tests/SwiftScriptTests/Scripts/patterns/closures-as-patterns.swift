func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func gt<T: Comparable>(_ x: T) -> (T) -> Bool { { $0 > x } }
for n in [2, 3, 50] {
  switch n {
  case isEven where n < 10: print("small even");
  case gt(40): print("big");
  case { $0 > 1 }: print("over 1");
  default: print("none")
  }
}
struct Regexish { let s: String }; func ~= (p: Regexish, v: String) -> Bool { v.contains(p.s) };
extension Regexish: ExpressibleByStringLiteral { init(stringLiteral v: String) { s = v } }
switch "hello" {
case Regexish(s: "ell"): print("ell");
default: print("no")
}
if case 1...5 = 3, case let x? = Optional(4), x > 3 { print(x) }
struct Name { let first: String }; struct P { var name: Name?; var nick: String? }
let none: P? = nil; let x: String?? = none?.nick; print(x as Any);
let p: P? = P(name: nil, nick: nil); let y: String?? = p?.nick;
print(y as Any, p?.name?.first as Any)
let z: String?? = p.map { $0.nick }; print(z as Any, (p?.nick ?? "d") as Any)

// expect: small even
// expect: over 1
// expect: big
// expect: ell
// expect: 4
// expect: Optional(nil)
// expect: Optional(nil) nil
// expect: Optional(nil) d
