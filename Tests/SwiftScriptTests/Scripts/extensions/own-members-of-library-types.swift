// swift-format-ignore-file
extension Array { var first: Element? { count > 1 ? self[1] : nil } ; var last: String { "own last" }; var isEmpty: String { "own" } }
extension String { func uppercased() -> String { "up!" }; var count: Int { 99 } }
extension Int { static var max: Int { 7 } ; var magnitude: Int { -1 } }
print([1, 2].first as Any, [1].last, [1].isEmpty, "a".uppercased(), "abc".count, Int.max, (5).magnitude)
extension Dictionary { var count: Int { 42 } ; var keys: String { "k" } }
print([1: 2].count, [1: 2].keys)
extension Set { func contains(_ x: Element) -> Bool { false } }
print(Set([1]).contains(1))
extension Double { func rounded() -> Double { 0.5 } ; static let pi = 3.0 }
print((2.4).rounded(), Double.pi)
extension Optional { func map<T>(_ f: (Wrapped) -> T) -> String { "mine" } }
print(Optional(1).map { $0 + 1 })
extension Array { func map<T>(_ f: (Element) -> T) -> String { "mine" } }
print([1, 2].map { $0 + 1 })
extension String { func hasPrefix(_ p: String) -> Bool { true }  }
print("a".hasPrefix("z"))

// expect: Optional(2) own last own up! 99 7 -1
// expect: 42 k
// expect: false
// expect: 0.5 3.0
// expect: mine
// expect: mine
// expect: true
