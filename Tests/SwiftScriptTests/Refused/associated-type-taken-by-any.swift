// swift-format-ignore-file
protocol Container { associatedtype Item; func add(_ i: Item); var count: Int { get } }
struct Ints: Container { func add(_ i: Int) {}; var count: Int { 0 } }
let c: any Container = Ints()
c.add(3)  // error: member 'add' cannot be used on value of type 'any Container'; consider using a generic constraint instead
