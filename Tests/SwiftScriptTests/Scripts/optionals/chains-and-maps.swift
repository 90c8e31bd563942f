// swift-format-ignore-file
let a: Int? = 4, b: Int? = nil
print(a.map { $0 * 2 } ?? 0, b.map { $0 * 2 } ?? 0, a.flatMap { $0 > 3 ? "big" : nil } ?? "small", [a, b].compactMap { $0 })
print(a == 4, b == nil, a != b, (a ?? b) ?? 9, a! + 1)

// expect: 8 0 big [4]
// expect: true true true 4 5
