// swift-format-ignore-file
extension Optional: @retroactive Comparable where Wrapped: Comparable {
  public static func < (l: Wrapped?, r: Wrapped?) -> Bool {
    switch (l, r) { case let (a?, b?): return a < b
    case (nil, _?): return true
    default: return false }
  }
}
let xs: [Int?] = [3, nil, 1]
print(xs.sorted())
print(xs.max()!!, xs.min()! as Any)
// expect: [nil, Optional(1), Optional(3)]
// expect: 3 nil
