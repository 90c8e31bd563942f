// swift-format-ignore-file
struct W<A> { let v: A; init(v: A) { self.v = v }
  func then<B>(_ f: (A) -> W<B>) -> W<B> { f(v) }
  func map<B>(_ f: (A) -> B) -> W<B> { .init(v: f(v)) }
  static func of(_ a: A) -> W { .init(v: a) } }
print(W(v: 1).then { .init(v: "v\($0)") })
print(W(v: 1).then { .of($0 + 1) }.then { x in .init(v: [x]) })
print(W(v: 2).map { $0 * 2 }.v)
let w: W<Double> = .init(v: 1)
print(w)
struct R<S, E: Error> { let f: () throws -> S; init(_ f: @escaping () throws -> S) { self.f = f }; func flat<T>(_ g: (S) -> R<T, E>) -> R<T, E> { g(try! f()) } }
struct Bad: Error {}
print(try R<Int, Bad> { 3 }.flat { x in .init { "\(x)" } }.f())

// expect: W<String>(v: "v1")
// expect: W<Array<Int>>(v: [2])
// expect: 4
// expect: W<Double>(v: 1.0)
// expect: 3
