// swift-format-ignore-file
public func f<S: Sequence>(array: inout [S.Element], sequence: S) { array.append(contentsOf: sequence) }
public func g<C: Collection>(_ c: C, _ i: C.Index) -> C.Element where C.Index == Int { c[i] }
public struct W<T: Collection> { public var b: T; public init(b: T) { self.b = b }; public subscript(i: T.Index) -> T.Element { b[i] }; public func e() -> [T.Element] { Array(b) }; public var first: T.Element? { b.first } }
public protocol Q { associatedtype V; var v: V { get } }
public func h<X: Q>(_ x: X, _ f: (X.V) -> Bool) -> X.V? { f(x.v) ? x.v : nil }
public class K<X: Q> { public var xs: [X.V] = []; public init() {}; open func add(_ v: X.V) { xs.append(v) } }
var a = [1]; f(array: &a, sequence: 2...3); print(a, g(a, 1), W(b: "ab").e(), W(b: a)[0])
// expect: [1, 2, 3] 2 ["a", "b"] 1
