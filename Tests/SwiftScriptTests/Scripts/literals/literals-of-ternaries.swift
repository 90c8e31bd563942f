// swift-format-ignore-file
// Literals that are what the other branch or side is.
do {
let xs = [3.0, 5]
let avg = xs.isEmpty ? 0 : xs.reduce(0, +) / Double(xs.count)
print(avg)
}
do {
let xs = ["3", "5"]
let avg = xs.isEmpty ? 0 : xs.compactMap(Double.init).reduce(0, +) / Double(xs.count)
print(avg)
}
do {
let v = [1.0, 2]
let b = v.isEmpty ? nil : v.reduce(0, +) / Double(v.count)
print(b as Any, "\(v.isEmpty ? 0 : v.reduce(0, +) / Double(v.count))")
}
do {
let i = 1
let a = (1 + 2) * 2.5, b = -(3) * 1.5, c = (i == 1 ? 2 : 3) * 0.5; print(a, b, c)
}
do {
let x = 2.5; let n: Int? = 3
print(x * (n == nil ? 1 : 2), x + (x > 2 ? 1 : 0), (x > 2 ? 1 : 0) + x, x > (n == 3 ? 2 : 3))
}
do {
let i = 1
print(max(0, 1) * 2.5, min(1, 5) / 2.0, abs(-3) * 1.5)
}
// expect: 4.0
// expect: 4.0
// expect: Optional(1.5) 1.5
// expect: 7.5 -4.5 1.0
// expect: 5.0 3.5 3.5 true
// expect: 2.5 0.5 4.5
