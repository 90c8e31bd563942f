// swift-format-ignore-file
// super's methods that return Self return the class they are called in.
class R<T> { init() {}; func ap(_ e: T) -> Self { self }; var me: Self { self }; func n() -> Int { 1 }; func r<U>(_ u: U) -> (U, T)? { nil } }
class I: R<Int> { override func ap(_ e: Int) -> Self { print("I"); return super.ap(e) }; override var me: Self { super.me }; override func r<U>(_ u: U) -> (U, Int)? { super.r(u) ?? (u, 5) } 
  func two() -> Self { super.ap(1).ap(2) } }
class J: I { override func ap(_ e: Int) -> Self { print("J"); let s = super.ap(e); return s.me } }
class G2<A>: R<[A]> { override func ap(_ e: [A]) -> Self { super.ap(e + e) } }
print(type(of: I().ap(1)), type(of: J().ap(1).ap(2)), type(of: J().two()), I().r("x")!, type(of: G2<Int>().ap([1])), type(of: J().me))
// expect: I
// expect: J
// expect: I
// expect: J
// expect: I
// expect: J
// expect: I
// expect: I J J ("x", 5) G2<Int> J
