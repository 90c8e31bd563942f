// swift-format-ignore-file
protocol Container { associatedtype Item: Equatable; func holds(_ i: Item) -> Bool }
struct Ints: Container { func holds(_ i: Int) -> Bool { true } }
let cs: [any Container] = [Ints()]
for c in cs { print(c.holds(1)) }  // error: member 'holds' cannot be used on value of type 'any Container'; consider using a generic constraint instead
