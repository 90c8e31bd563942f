// swift-format-ignore-file
let h: [AnyHashable] = [1, "a", 2.5, true]
print(h.contains("a"), h.contains(1), h.contains(2.5), h.contains(true), h.firstIndex(of: "a") as Any, h.contains("b"), h[0] == 1 as AnyHashable, h.contains(AnyHashable("a")))
let s: Set<AnyHashable> = [1, "a"]
print(s.contains("a"), s.contains(1), s.contains("c"))
let x = "a"
print(h.contains(x), s.contains(x), h.firstIndex(of: x) ?? -1)
var d: [AnyHashable: Int] = ["a": 1, 2: 2]
print(d["a"]!, d[2]!, d[x]!, d["q"] as Any)
d["z"] = 5; print(d["z"]!)

// expect: true true true true Optional(1) false true true
// expect: true true false
// expect: true true 1
// expect: 1 2 1 nil
// expect: 5
