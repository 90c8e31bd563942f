let a = [3, 1, 2]
print(a.reversed()[0])
let b: [Substring] = "a b".split(separator: " ")
print(b.reversed()[0])
let x = b.reversed()[1]
print(x)
print(b.reversed()[0], 3)
// expect: 2
// expect: b
// expect: a
// expect: b 3
