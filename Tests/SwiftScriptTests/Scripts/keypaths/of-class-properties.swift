// swift-format-ignore-file
nonisolated class A { class var n: String { "A" } }
nonisolated class B: A { override class var n: String { "B" } }
print([A.self, B.self].map(\.n))
print([A.self, B.self].map { $0.n })
// expect: ["A", "B"]
// expect: ["A", "B"]
