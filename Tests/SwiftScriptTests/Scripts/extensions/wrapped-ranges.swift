// swift-format-ignore-file
extension Collection { func foo() -> Int { count } 
 func bar() -> [Self] { [self] } }
print((1...5).foo(), (1..<5).foo(), [1].foo(), Set([1]).foo(), "a".foo(), ["a": 1].foo())
struct W<B: Collection> { let b: B }
extension Collection { func wrap() -> W<Self> { W(b: self) } }
print((1..<5).bar().count, [1].bar().count, [1].wrap().b.count, (1..<3).wrap().b.count)
print((1...5).wrap().b.count)
// expect: 5 4 1 1 1 1
// expect: 1 1 1 2
// expect: 5
