func stack(_ spacing: Int) -> (String...) -> String {
  return { (parts: String...) in
    var text = ""
    parts.forEach { text += $0 + String(repeating: " ", count: spacing) }
    return text + "\(parts.count)"
  }
}
print(stack(1)("a", "b"))
let sum = { (numbers: Int...) in numbers.reduce(0, +) }
print(sum(1, 2, 3), sum())
// expect: a b 2
// expect: 6 0
