// swift-format-ignore-file
let counts = "hello".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts["l"]!, counts.count)
let (small, large) = [5, 1, 9].reduce(into: ([Int](), [Int]())) {
  $1 < 4 ? $0.0.append($1) : $0.1.append($1)
}
print(small, large)
// expect: 2 4
// expect: [1] [5, 9]
