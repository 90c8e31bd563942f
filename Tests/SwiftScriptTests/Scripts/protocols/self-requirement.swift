protocol Copyable2 { func copy() -> Self }
struct Value: Copyable2 { var n = 1; func copy() -> Value { Value(n: n + 1) } }
func twice<T: Copyable2>(_ value: T) -> T { value.copy().copy() }
print(twice(Value()).n)
// expect: 3
