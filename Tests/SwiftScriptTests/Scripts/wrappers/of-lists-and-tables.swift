// swift-format-ignore-file
@propertyWrapper struct EmptyList<T> { var wrappedValue: [T] = [] ; init() {}; init(wrappedValue: [T]) { self.wrappedValue = wrappedValue } }
struct U { @EmptyList var c: [String]; @EmptyList var d: [Int] = [1] }
var u = U(); u.c.append("a"); print(u.c, u.d)
@propertyWrapper struct Default<S: Src> { var wrappedValue: S.V = S.value }
protocol Src { associatedtype V; static var value: V { get } }
enum E0: Src { static var value: Int { 7 } }
struct W { @Default<E0> var n: Int; @Default<E0> var m }
print(W().n, W().m)
@propertyWrapper struct DictBox<K: Hashable, V> { var wrappedValue: [K: V] = [:] ; init() {} ; init(wrappedValue: [K: V]) { self.wrappedValue = wrappedValue } }
class Q { init() {}; @DictBox var d: [String: [Int]]; @DictBox var e = ["a": 1] }
let q = Q(); q.d["x", default: []].append(1); print(q.d, q.e)
// expect: ["a"] [1]
// expect: 7 7
// expect: ["x": [1]] ["a": 1]
