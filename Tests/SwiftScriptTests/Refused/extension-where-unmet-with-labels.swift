// swift-format-ignore-file
extension Array where Element: Numeric { func s(by n: Int) -> Element { reduce(0, +) } }
print(["a"].s(by: 2))  // error: referencing instance method 's(by:)' on 'Array' requires that 'String' conform to 'Numeric'
