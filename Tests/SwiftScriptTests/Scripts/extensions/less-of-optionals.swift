// swift-format-ignore-file
// A `<` of optionals that is no conformance.
extension Optional where Wrapped: Comparable {
  static func < (l: Wrapped?, r: Wrapped?) -> Bool { switch (l, r) { case let (a?, b?): a < b; case (nil, _?): true; default: false } }
}
let xs: [Int?] = [3, nil, 1]
print(xs.sorted(by: <))
print(xs.sorted { $0 < $1 })
let a: Int? = 3, b: Int? = nil
print(a < b, b < a)
// expect: [nil, Optional(1), Optional(3)]
// expect: [nil, Optional(1), Optional(3)]
// expect: false true
