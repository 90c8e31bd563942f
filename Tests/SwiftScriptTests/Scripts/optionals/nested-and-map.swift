// swift-format-ignore-file
let a: Int? = 3, b: Int?? = .some(nil), c: [Int?] = [1, nil]
print(
  a.map { $0 + 1 } as Any, b == nil, c.compactMap { $0 }, a.flatMap { $0 > 5 ? $0 : nil } ?? 0,
  (a ?? 0) + (b ?? 7 ?? 8)!)
// trap: Unexpectedly found nil while unwrapping an Optional value
