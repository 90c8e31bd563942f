// swift-format-ignore-file
var calls = 0
func next() -> Int { calls += 1; return calls }
var a = [10, 20, 30]
a[next()] += 5
a[next()] = next()
print(a, calls)

// expect: [10, 25, 3] 3
