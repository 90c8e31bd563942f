// swift-format-ignore-file
enum Op { case add, mul; func callAsFunction(_ a: Int, _ b: Int = 0) -> Int { switch self { case .add: a + b; case .mul: a * b } } }
print(Op.add(1, 2), Op.mul(3))
// expect: 3 0
