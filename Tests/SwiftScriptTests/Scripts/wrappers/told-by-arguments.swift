// swift-format-ignore-file
@propertyWrapper struct Inv<V, C> { var wrappedValue: V; let c: C
  init(wrappedValue: V, _ c: C) { self.wrappedValue = wrappedValue; self.c = c } }
struct S { @Inv("layout") var n: Int = 3; @Inv(5) var t = "x"; @Inv<Int, String>("q") var z = 1 }
let s = S(); print(s.n, s.t, s.z)
@propertyWrapper struct EmptyList<T> { var wrappedValue: [T] = [] ; init() {}; init(wrappedValue: [T]) { self.wrappedValue = wrappedValue } }
struct U { @EmptyList var c: [String]; @EmptyList var d: [Int] = [1] }
var u = U(); u.c.append("a"); print(u.c, u.d)
// expect: 3 x 1
// expect: ["a"] [1]
