// swift-format-ignore-file
let s: any StringProtocol = "ab"
func j<S: StringProtocol>(_ xs: [S]) -> String { xs.joined(separator: "-") }
print(j(["a", "b"]), j(["ab".prefix(1)]), "a b".split(separator: " ").joined(separator: "+"))
print(["a"].map(\.self).joined(), Set(["q"]).joined(), ["a": 1].keys.joined(), Array("xyz").map(String.init).joined(separator: "."))
extension Collection where Element: StringProtocol { var list: String { joined(separator: ", ") } }
print(["a", "b"].list, "a b".split(separator: " ").list)
extension Sequence where Element == String { func nl() -> String { joined(separator: "\n") } }
print(["a", "b"].nl(), zip([1, 2], ["x", "y"]).map { "\($0)\($1)" }.joined(separator: " "))
// expect: a-b a a+b
// expect: a q a x.y.z
// expect: a, b a, b
// expect: a
// expect: b 1x 2y
