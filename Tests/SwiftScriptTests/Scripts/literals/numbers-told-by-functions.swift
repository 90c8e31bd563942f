// swift-format-ignore-file
struct B { let v: UInt64; init(_ v: UInt64) { self.v = v } }
print([3, 1].map(B.init))
func f(_ x: UInt8) -> Int { Int(x) }
print([1, 2].map(f), [1, 2].map(UInt8.init), [1, 2].map(Double.init), ["1", "x"].map(Int.init))
struct C { let v: Int; init(_ v: Int) { self.v = v } }
print([3, 1].map(C.init).map(\.v), [3, 1].compactMap(C.init).count)
struct D { let v: Double; init(v: Double) { self.v = v } }
print([3, 1].map(D.init), [3, 1].map(D.init(v:)))
func g(_ x: Int16) -> Bool { x > 1 }
print([1, 2, 3].filter(g), [1, 2].contains(where: g), [1, 5].first(where: g) as Any)

// expect: [main.B(v: 3), main.B(v: 1)]
// expect: [1, 2] [1, 2] [1.0, 2.0] [Optional(1), nil]
// expect: [3, 1] 2
// expect: [main.D(v: 3.0), main.D(v: 1.0)] [main.D(v: 3.0), main.D(v: 1.0)]
// expect: [2, 3] true Optional(5)
