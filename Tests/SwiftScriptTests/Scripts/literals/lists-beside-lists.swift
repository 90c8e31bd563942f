// swift-format-ignore-file

print([Set([1]), [2]])
struct L: ExpressibleByArrayLiteral { let n: Int; init(arrayLiteral a: Int...) { n = a.count } }
print([L(arrayLiteral: 1), [2, 3]])
let xs = [1, 2]
let mixed: Any = [xs, [3]]
print(mixed, [xs, [2.5]] as [Any])
// expect: [Set([1]), Set([2])]
// expect: [main.L(n: 1), main.L(n: 2)]
// expect: [[1, 2], [3]] [[1, 2], [2.5]]
