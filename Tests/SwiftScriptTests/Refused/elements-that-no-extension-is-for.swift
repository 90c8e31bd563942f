// swift-format-ignore-file
extension Array where Element == Int { func s() -> Int { reduce(0, +) } }
print(["a"].s())  // error: cannot convert value of type 'String' to expected element type 'Int'
