// swift-format-ignore-file
func parse(_ s: String?) -> String {
  guard let s, !s.isEmpty else { return "empty" }
  guard let n = Int(s) else { return "not a number" }
  guard n > 0, case let half = n / 2, half > 1 else { return "small" }
  return "half \(half)"
}
print(parse(nil), parse(""), parse("x"), parse("2"), parse("9"))

// expect: empty empty not a number small half 4
