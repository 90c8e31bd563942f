let items = ["a", "b", "c", "d"]
print(items[1...], items[..<2], items[...1], Array(zip(1..., items)).count)
for i in 2... { if i > 4 { break }; print(i) }
// expect: ["b", "c", "d"] ["a", "b"] ["a", "b"] 4
// expect: 2
// expect: 3
// expect: 4
