// swift-format-ignore-file
let pw = [1, 2, 3].reduce([[]]) { r, x in r + r.map { $0 + [x] } }
print(pw)
print([1, 2, 1].reduce(into: Set()) { $0.insert($1) }.count)
let groups = ["a", "bb"].reduce(into: [:]) { $0[$1] = $1.count }
print(groups.count)
print([3, 4].reduce([]) { $0 + [$1 * 2] })
print([3, 4].reduce("") { $0 + "\($1)" }, [3, 4].reduce((0, 1)) { ($0.0 + $1, $0.1 * $1) })
// expect: [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
// expect: 2
// expect: 2
// expect: [6, 8]
// expect: 34 (7, 12)
