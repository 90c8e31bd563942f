// swift-format-ignore-file
struct A: ExpressibleByArrayLiteral { let n: Int; init(_ x: [Int]) { n = -x.count }; init(arrayLiteral e: Int...) { n = e.count } }
print(A([1, 2]).n)
struct F: ExpressibleByFloatLiteral { let n: Double; init(_ x: Double) { n = -x }; init(floatLiteral e: Double) { n = e } }
print(F(1.5).n, F(2).n)
struct S: ExpressibleByStringInterpolation { let n: String; init(_ x: String) { n = "own " + x }; init(stringLiteral e: String) { n = "lit " + e } }
print(S("a\(1)").n, S("b").n, S(("c")).n)
enum B: ExpressibleByBooleanLiteral { case a(Bool); init(_ x: Bool) { self = .a(!x) }; init(booleanLiteral e: Bool) { self = .a(e) } }
print(B(true))
struct D: ExpressibleByDictionaryLiteral { let n: Int; init(_ x: [String: Int]) { n = -x.count }; init(dictionaryLiteral e: (String, Int)...) { n = e.count } }
print(D(["a": 1]).n)
struct N: ExpressibleByIntegerLiteral { let n: Int; init(_ x: Int) { n = -x }; init(integerLiteral e: Int) { n = e } }
print(N(-3).n, N(3).n, N.init(5).n)
typealias M = N; print(M(2).n)
// expect: -2
// expect: 1.5 -2.0
// expect: lit a1 lit b lit c
// expect: a(true)
// expect: -1
// expect: -3 3 -5
// expect: 2
