// swift-format-ignore-file
protocol R<S> { associatedtype S; func go(_ s: inout S) }
struct Child: R { func go(_ s: inout Int) { s += 1 } }
struct Reduce<S>: R { let f: (inout S) -> Void; init(_ f: @escaping (inout S) -> Void) { self.f = f }; func go(_ s: inout S) { f(&s) } }
struct Scope<P, C: R>: R { let kp: WritableKeyPath<P, C.S>; let c: C
  func go(_ s: inout P) { c.go(&s[keyPath: kp]) } }
struct St { var main = 1 }
struct App { var body: some R<St> { Scope(kp: \.main, c: Child()) } 
 func other() -> some R<St> { Reduce { $0.main *= 10 } }
 func anyR() -> any R<St> { Reduce { $0.main -= 1 } } }
var s = St()
App().body.go(&s)
App().other().go(&s)
App().anyR().go(&s)
print(s)
// expect: St(main: 19)
