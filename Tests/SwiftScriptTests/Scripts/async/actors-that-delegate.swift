// swift-format-ignore-file
actor Counter {
  var n: Int
  init(n: Int) { self.n = n }
  init() { self.init(n: 5) }
  init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n: n) }
}
print(await Counter().n, await Counter(text: "7")?.n as Any, Counter(text: "x") == nil)
// expect: 5 Optional(7) true
