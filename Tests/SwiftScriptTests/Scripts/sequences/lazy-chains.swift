// swift-format-ignore-file
let l = [1, 2, 3].lazy.map { x -> Int in print("map", x); return x * 2 }
print("made")
print(l.first!)
print(Array(l))
let ev = (1...10).lazy.filter { print("f", $0); return $0 % 2 == 0 }.map { $0 * 10 }
print(ev.first!)
for x in [3, 1, 2].lazy.map({ $0 + 1 }) where x > 2 { print(x) }
let big = (1...).lazy.map { $0 * $0 }.filter { $0 % 3 == 0 }
print(Array(big.prefix(3)))
print(big.first(where: { $0 > 50 })!)
print((1...5).lazy.map { $0 }.reduce(0, +))
print([1,2,3].lazy.map { $0 * 2 }.contains(4))
print(l.count)
print(["a","b"].lazy.map { $0.uppercased() }.joined(separator: "-"))
let firstBig = [5, 10, 15].lazy.filter { $0 > 6 }.first
print(firstBig as Any)
print(Array([1, nil, 3].lazy.compactMap { $0 }))
print([1,2,3,4].lazy.reversed().map { $0 }.first!)
print(Array((1...3).lazy.flatMap { [$0, $0] }))
print(Array([1,5,2].lazy.prefix(while: { $0 < 5 })), Array([1,5,2].lazy.drop(while: { $0 < 5 })))
// expect: made
// expect: map 1
// expect: 2
// expect: map 1
// expect: map 2
// expect: map 3
// expect: [2, 4, 6]
// expect: f 1
// expect: f 2
// expect: 20
// expect: 4
// expect: 3
// expect: [9, 36, 81]
// expect: 81
// expect: 15
// expect: true
// expect: 3
// expect: A-B
// expect: Optional(10)
// expect: [1, 3]
// expect: 4
// expect: [1, 1, 2, 2, 3, 3]
// expect: [1] [5, 2]
