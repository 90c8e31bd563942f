// swift-format-ignore-file
// How often a lazy flattened collection calls its closure.
var n = 0
let x = [1, 2, 3].lazy.map { (i: Int) -> [Int] in n += 1; return [i, i * 10] }
let r = Array(x.joined().prefix(4))
print(r, n)
n = 0
let q = Array(x.joined().prefix(5))
print(q, n)
n = 0
print(Array(x.joined().dropFirst(1)), n)
n = 0
for z in x.joined().prefix(3) { print(z) }
print(n)
n = 0
print(Array(x.joined()), n)
n = 0
print(x.joined().first!, n)
n = 0
print(x.joined().contains(10), n)
n = 0
print(Array([1,2,3].lazy.flatMap { (i: Int) -> [Int] in n += 1; return [i, i] }.prefix(3)), n)
// expect: [1, 10, 2, 20] 22
// expect: [1, 10, 2, 20, 3] 25
// expect: [10, 2, 20, 3, 30] 18
// expect: 1
// expect: 10
// expect: 2
// expect: 14
// expect: [1, 10, 2, 20, 3, 30] 3
// expect: 1 2
// expect: true 1
// expect: [1, 1, 2] 16
