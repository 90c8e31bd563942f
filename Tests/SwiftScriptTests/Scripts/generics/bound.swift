func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(larger(3, 9), larger("b", "a"), larger(2.5, -1))
// expect: 9 b 2.5
