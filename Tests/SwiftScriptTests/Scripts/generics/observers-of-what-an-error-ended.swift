// swift-format-ignore-file
// What an error ended is not told in a generic type either.
enum E: Error { case no }
struct G { var w: Int { didSet { print("G") } }; mutating func run(_ f: (inout Int) throws -> Void) rethrows { try f(&w) } }
var q = G(w: 1); try? q.run { $0 = 5; throw E.no }; print(q.w)
struct H<T> { var w: T { didSet { print("H") } }; mutating func run() throws { try fail(&w) } }
func fail<T>(_ f: inout T) throws { throw E.no }
var h = H(w: 1); try? h.run(); print(h.w)
// expect: 5
// expect: 1
