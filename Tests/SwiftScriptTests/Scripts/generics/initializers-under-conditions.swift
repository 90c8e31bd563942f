// swift-format-ignore-file
struct W<T> { let t: T
  init(_ t: T) { self.t = t }
  init(_ t: T) where T == String { self.t = t + "!" } }
print(W("a").t, W(1).t)
struct N<T> { let s: String
  init(_ t: T) { s = "t" }
  init(_ t: T) where T: Numeric { s = "num" } 
  static func of(_ t: T) -> String { "any" }
  static func of(_ t: T) -> String where T: Numeric { "number" } }
print(N(1).s, N("a").s, N<Int>.of(1), N<String>.of(""), N<Int>(3).s)
struct X<T> { let t: T }
extension X where T == Bool { init(_ b: T) { self.t = !b } }
extension X { init(_ b: T) { self.t = b } }
print(X(true).t, X("s").t)

// expect: a! 1
// expect: num t number any num
// expect: false s
