func kind<T>(_ value: T) -> String { "some value" }
func kind(_ value: Int) -> String { "a number" }
print(kind(1), kind("a"))
func asked<T>(_ value: T) -> String { kind(value) }
print(asked(1))
// expect: a number some value
// expect: some value
