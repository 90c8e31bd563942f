// swift-format-ignore-file
struct Version: Comparable, ExpressibleByStringLiteral { let n: String
  init?(_ s: String) { if s.isEmpty { return nil }; n = "own " + s }
  init(stringLiteral s: String) { n = "lit " + s }
  static func < (a: Version, b: Version) -> Bool { a.n < b.n } }
print(Version("x") as Any)
let s = "y"; print(Version(s) as Any)
let r = ("1.0" as Version)..<"2.0"
print(r ~= "1.5", r.contains("1.5"))
print(("1.0" as Version)..<"2.0" ~= "1.5")
struct W: ExpressibleByStringLiteral { let n: String; init(_ s: String) { n = "own " + s }; init(stringLiteral s: String) { n = "lit " + s } }
print(W("q").n)
struct I: ExpressibleByIntegerLiteral { let n: Int; init(_ s: Int) { n = -s }; init(integerLiteral s: Int) { n = s } }
print(I(4).n, I.init(4).n)
struct G<T>: ExpressibleByStringLiteral { let n: String; init(_ s: String) { n = "own " + s }; init(stringLiteral s: String) { n = "lit " + s } }
print(G<Int>("q").n)
// expect: Version(n: "lit x")
// expect: Optional(main.Version(n: "own y"))
// expect: true true
// expect: true
// expect: lit q
// expect: 4 -4
// expect: lit q
