// swift-format-ignore-file
protocol Tbl { associatedtype Row; typealias Filter = (Row) -> Bool }
struct T1: Tbl { typealias Row = Int }
let f: T1.Filter = { $0 == 2 }
print(f(2))
// expect: true
