// swift-format-ignore-file
// The literal of a reduce is what its closure does with it.
print([1].reduce(0) { $0 + UInt32($1) })
print("abc".utf8.reduce(0) { $0 &+ UInt32($1) })
print("abc".utf8.reduce(0) { $0 &* 31 &+ UInt32($1) })
let h = "abc".utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt64($1) }
print(h)
let fnv = "abc".utf8.reduce(2166136261) { ($0 ^ UInt32($1)) &* 16777619 }
print(fnv)
func red<R>(_ i: R, _ f: (R, Int) -> R) -> R { f(i, 1) }
print(red(0) { $0 + UInt32($1) })
print(red(0) { x, y in x | Int8(y) })
print([1, 2].reduce(1) { $0 * Double($1) / 2 })
print([0.5].reduce(0) { $0 + Float($1) }, [1, 2].reduce(0) { $0 + $1 })
print("abc".unicodeScalars.reduce(0) { $0 + $1.value })
print("abc".utf8.reduce(0) { $0 ^ $1 })
print(["a": 1].reduce(0) { $0 + Double($1.value) })
do {
struct Item { let price: Double; let qty: Int }
let cart = [Item(price: 1.5, qty: 2), Item(price: 2, qty: 1)]
let total = cart.reduce(0) { $0 + $1.price * Double($1.qty) }
print(total)
}
do {
struct V { var x, y: Double }
let vs = [V(x: 3, y: 4)]
print(vs.reduce(0) { max($0, $1.y) })
}
do {
print(["1", "2"].reduce(0) { $0 + (Double($1) ?? 0) })
}
do {
print(["a", "bb"].reduce(0) { max($0, Double($1.count)) })
print([1, 2].reduce(0) { $0 + Double($1) })
print([1, 2].reduce(0) { $0 * 10 + UInt8($1) })
print([3, 5].reduce(1) { acc, x in min(acc, Double(x)) })
}
do {
let h = "abc".utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt64($1) }
print(h)
print("abc".utf8.reduce(0) { $0 &* 31 &+ UInt32($1) })
print("abc".utf8.reduce(0) { $0 + UInt32($1) })
}
// expect: 1
// expect: 294
// expect: 96354
// expect: 193485963
// expect: 440920331
// expect: 1
// expect: 1
// expect: 0.5
// expect: 0.5 3
// expect: 294
// expect: 96
// expect: 1.0
// expect: 5.0
// expect: 4.0
// expect: 3.0
// expect: 2.0
// expect: 3.0
// expect: 12
// expect: 1.0
// expect: 193485963
// expect: 96354
// expect: 294
