// swift-format-ignore-file
protocol Shape { func area() -> Double; var name: String { get } }
extension Shape { func area() -> Double { 0 }; var name: String { "shape" } }
struct Sq: Shape { func area() -> Int { 4 } }
let n: Int = Sq().area()
let s: any Shape = Sq()
print(n, s.area(), s.name)
class K: Shape { func area() -> Double { 2 }; init() {} }
print(K().area(), (K() as any Shape).area())
let r = 0..<5
print(Array(r[2...]), r[..<2], r[...2], r[1...3], r[1..<2])
let a = [1, 2, 3, 4]
for i in a.indices { for j in a.indices[(i + 1)...] where a[i] + a[j] == 5 { print(i, j) } }
struct F: OptionSet { let rawValue: Int; static let x = F(rawValue: 1), y = F(rawValue: 2) }
extension OptionSet where Element == Self { mutating func toggle(_ x: Self) { if contains(x) { remove(x) } else { insert(x) } } }
extension OptionSet { func has(_ x: Element) -> Bool { contains(x) } }
var f = F(rawValue: 1); f.toggle(.y); f.toggle(.x); print(f.rawValue, f.has(.y))

// expect: 4 0.0 shape
// expect: 2.0 2.0
// expect: [2, 3, 4] 0..<2 0..<3 1..<4 1..<2
// expect: 0 3
// expect: 1 2
// expect: 2 true
