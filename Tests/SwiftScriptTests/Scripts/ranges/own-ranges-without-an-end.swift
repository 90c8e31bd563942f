// swift-format-ignore-file
struct D: Strideable { var v: Int; func distance(to o: D) -> Int { o.v - v }; func advanced(by n: Int) -> D { D(v: v + n) } }
print(zip(D(v: 1)..., "ab").map { "\($0.v)\($1)" }, zip("ab", D(v: 3)...).map { "\($0)\($1.v)" })
print((D(v: 1)...).prefix(2).map(\.v), (D(v: 1)...D(v: 9)).prefix(2).map(\.v), (1...).prefix(3).map { $0 })
for (i, x) in zip(1..., "ab") { print(i, x) }

// expect: ["1a", "2b"] ["a3", "b4"]
// expect: [1, 2] [1, 2] [1, 2, 3]
// expect: 1 a
// expect: 2 b
