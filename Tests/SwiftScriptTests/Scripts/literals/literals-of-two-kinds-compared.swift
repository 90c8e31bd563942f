// swift-format-ignore-file
// Lists, tables and tuples that are written on both sides of a comparison are of a type that both can be.
print([1, 2] == [1.0, 2.0], (1, 2.5) == (1.0, 2.5), (1, 2.5) == (1.0, 2), [1: 2] == [1: 2.0], [[1], [2.5]] != [[1.0], [2]])
let n = 3
print([n, 2] == [3, 2], (n, "a") == (3, "a"), [1, 2.5] == [1, 2])
print((1, 2) < (1, 3.5), (1, "b") < (1.5, "a"))
// expect: true true false true true
// expect: true true false
// expect: true true
