// swift-format-ignore-file
func f(_ a: any StringProtocol) -> Int { a.count }
print(f("abc"), f("abcd".dropFirst()))
func g(_ a: any StringProtocol) -> String { a.uppercased() + (a.hasPrefix("a") ? "!" : "") + String(a) }
print(g("abc"), g("abcd".dropFirst()))
// expect: 3 3
// expect: ABC!abc BCDbcd
