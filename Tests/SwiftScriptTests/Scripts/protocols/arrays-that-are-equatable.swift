// swift-format-ignore-file
protocol Eq { func same(_ o: any Eq) -> Bool }
extension Eq where Self: Equatable { func same(_ o: any Eq) -> Bool { (o as? Self) == self } }
extension Int: Eq {}
extension Array: Eq where Element: Equatable {}
print([1].same([1]), 1.same([1]))
// expect: true false
