// swift-format-ignore-file
// A protocol's overload for closures beside a generic method of the type.
protocol OT { associatedtype E; func on(_ e: E) }
struct A<E>: OT { let f: (E) -> Void; func on(_ e: E) { f(e) } }
protocol Obs { associatedtype E; func sub<O: OT>(_ o: O) where O.E == E }
extension Obs { func sub(_ f: @escaping (E) -> Void) { sub(A(f: f)) } }
struct Just<E>: Obs { let v: E
  func sub<O: OT>(_ o: O) where O.E == E { o.on(v) } }
Just(v: 3).sub { print($0) }
// expect: 3
