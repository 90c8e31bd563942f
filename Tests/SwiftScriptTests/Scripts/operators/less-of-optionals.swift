// swift-format-ignore-file
// The `<` of optionals that the migration to Swift 3 wrote into every project.
func < <T: Comparable>(l: T?, r: T?) -> Bool {
  switch (l, r) { case let (a?, b?): return a < b; case (nil, _?): return true; default: return false }
}
let xs: [Int?] = [3, nil, 1]
print(xs.sorted(by: <), xs.sorted { $0 < $1 })
let d: Double? = 2.5
print(d < 3, d < nil)
// expect: [nil, Optional(1), Optional(3)] [nil, Optional(1), Optional(3)]
// expect: true false
