// swift-format-ignore-file
struct V<T> { var x: T; func add<U>(_ u: U) -> String { "generic" }; func one() -> String { "g" } }
extension V where T == String { func add<U>(_ u: U) -> String { "stringy" }; func one() -> String { "s" } }
print(V(x: "a").add("s"), V(x: "a").one(), V(x: 1).one())
// expect: stringy s g
