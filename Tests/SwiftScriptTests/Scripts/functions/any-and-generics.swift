// swift-format-ignore-file
// Of Any and a generic function the generic one is meant.
func over(_ x: Int) -> String { "int" }; func over(_ x: Double) -> String { "double" }; func over<T>(_ x: T) -> String { "T" }; func over(_ x: Any) -> String { "any" }; func over<T: Collection>(_ x: T) -> String { "coll" }
print(over(1), over(1.5), over("s"), over([1]), over(nil as Int?), over(Float(1)))
func opt(_ x: Int?) -> String { "opt" }; func opt(_ x: Int) -> String { "plain" }
print(opt(3), opt(Optional(3)), opt(nil))
// expect: int double coll coll T T
// expect: plain opt opt
