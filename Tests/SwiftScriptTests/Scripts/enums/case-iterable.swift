enum Size: String, CaseIterable {
  case small, medium, large
}
print(Size.allCases.count, Size.allCases.map { $0.rawValue })
// expect: 3 ["small", "medium", "large"]
for size in Size.allCases where size != .medium { print(size) }
// expect: small
// expect: large
