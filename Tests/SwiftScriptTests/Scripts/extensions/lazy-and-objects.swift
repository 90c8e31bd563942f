// swift-format-ignore-file
extension Sequence where Element == String {
  func record() -> String { return lazy.map({ $0 }).joined(separator: ",") }
}
print(["a", "b"].record())
extension Sequence where Element: AnyObject {
  func has(_ object: AnyObject) -> Bool { return contains { $0 === object } }
}
class K {}
let k = K()
print([K(), k].has(k), [K()].has(k))
// expect: a,b
// expect: true false
