// swift-format-ignore-file
// `??` before an implicitly unwrapped optional stays an optional, unless what is around needs none.
var s: String! = "x", t: String?
print((t ?? s)?.count as Any)
let o = t ?? s
print(type(of: o))
print((t ?? s).count)
let c: String = t ?? s
print(c)
let q: String? = t ?? s
print(q as Any)
func f(_ x: String) -> String { x + "!" }
func g(_ x: String?) -> String { "\(x as Any)" }
print(f(t ?? s), g(t ?? s))
if let u = t ?? s { print(u) }
print((t ?? s) == "x", "a" + (t ?? s))
print(t ?? s as Any)
class V { var tint: Int! = 4; var own: Int?; func f() -> Int? { (own ?? tint)?.magnitude.hashValue == 0 ? 1 : (own ?? tint) } 
 func g() -> Int { (own ?? tint) + 1 } }
print(V().f() as Any, V().g())
// expect: Optional(1)
// expect: Optional<String>
// expect: 1
// expect: x
// expect: Optional("x")
// expect: x! Optional("x")
// expect: x
// expect: true ax
// expect: Optional("x")
// expect: Optional(4) 5
