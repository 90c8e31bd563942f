// swift-format-ignore-file
// An optional that is cast to a protocol is what it holds.
protocol P { var n: Int { get } }
struct S: P { var n = 1 }
func which<T>(_ t: T) -> Int { if let p = t as? any P { return p.n }; return -1 }
print(which(S()), which(Optional(S())))
let o: S? = S()
print((o as? any P)?.n ?? 0, ((o as Any) as? any P)?.n ?? 0, ((o as Any) as! any P).n)
// expect: 1 1
// expect: 1 1 1
