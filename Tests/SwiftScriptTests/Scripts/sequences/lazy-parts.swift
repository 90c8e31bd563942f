// swift-format-ignore-file
// How often the closures of lazy flatMap and joined are called.
var calls = 0
let a = [1, 2, 3]
let fm = a.lazy.flatMap { n -> [Int] in calls += 1; return [n, n * 10] }
print(calls)
for x in fm { print(x, calls); if x == 20 { break } }
print(calls, Array(fm), calls)
calls = 0
print(fm.first!, calls)
calls = 0
print(fm.count, calls)
calls = 0
print(fm.contains(10), calls)
calls = 0
let j = a.lazy.map { n -> [Int] in calls += 1; return [n, -n] }.joined()
print(calls)
for x in j { print(x, calls); if x == -1 { break } }
print(Array(j), calls)
calls = 0
print(j.first!, calls)
calls = 0
calls = 0
let m = a.lazy.map { n -> Int in calls += 1; return n * 2 }.filter { $0 > 2 }
print(m.first!, calls)
calls = 0
print(m.count, calls)
calls = 0
let cm = a.lazy.compactMap { n -> Int? in calls += 1; return n > 1 ? n : nil }
print(cm.first!, calls, Array(cm), calls)
calls = 0
print(fm.map { $0 + 1 }.filter { $0 % 2 == 0 }.first!, calls)
calls = 0
print(a.lazy.map { n -> Int in calls += 1; return n }.reversed().first!, calls)
calls = 0
print(a.lazy.drop { n in calls += 1; return n < 2 }.first!, calls)
calls = 0
print(Array(a.lazy.prefix { n in calls += 1; return n < 2 }), calls)
calls = 0
print(a.lazy.map { n -> Int in calls += 1; return n }.isEmpty, calls)
calls = 0
print(a.lazy.map { n -> Int in calls += 1; return n }.last!, calls)
calls = 0
print(fm.isEmpty, calls)
// expect: 0
// expect: 1 1
// expect: 10 1
// expect: 2 2
// expect: 20 2
// expect: 2 [1, 10, 2, 20, 3, 30] 5
// expect: 1 2
// expect: 6 4
// expect: true 1
// expect: 0
// expect: 1 1
// expect: -1 1
// expect: [1, -1, 2, -2, 3, -3] 4
// expect: 1 2
// expect: 4 3
// expect: 2 3
// expect: 2 3 [2, 3] 6
// expect: 2 3
// expect: 3 1
// expect: 2 2
// expect: [1] 2
// expect: false 0
// expect: 3 1
// expect: false 1
