// swift-format-ignore-file
// What the script walks and what the library has, side by side.
let s = sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }
print(zip(s, [7, 8]).map { "\($0.0)\($0.1)" })
print(zip(s, "abc").map { "\($0.0)\($0.1)" })
print(zip("abc", s).map { "\($0.0)\($0.1)" })
for (a, b) in zip(s, "abc"[...]) { print(a, b) }
for (a, b) in zip(s, 5...) where a > 10 { print(a, b) }
for (i, a) in s.enumerated() where i < 2 { print(i, a) }
for (a, b) in zip(s, Set([1])) { print(a, b) }
for (a, b) in zip(s, 3..<5) { print(a, b) }
for (a, b) in zip(s, ["k": 1]) { print(a, b.key, b.value) }

// expect: ["17", "28"]
// expect: ["1a", "2b", "4c"]
// expect: ["a1", "b2", "c4"]
// expect: 1 a
// expect: 2 b
// expect: 4 c
// expect: 16 9
// expect: 32 10
// expect: 64 11
// expect: 0 1
// expect: 1 2
// expect: 1 1
// expect: 1 3
// expect: 2 4
// expect: 1 k 1
