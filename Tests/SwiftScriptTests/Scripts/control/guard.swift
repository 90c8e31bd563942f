func half(_ n: Int?) -> String {
  guard let n else { return "nothing" }
  guard n % 2 == 0 else { return "odd \(n)" }
  return "half \(n / 2)"
}
print(half(nil), half(3), half(8))  // expect: nothing odd 3 half 4
for i in 0..<5 {
  guard i % 2 == 1 else { continue }
  guard i < 3 else { break }
  print(i)  // expect: 1
}
