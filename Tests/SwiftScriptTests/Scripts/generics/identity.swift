func identity<T>(_ value: T) -> T { value }
print(identity(3), identity("three"), identity([3]))
// expect: 3 three [3]
