// swift-format-ignore-file
protocol Tbl { associatedtype Row; typealias Filter = (Row) -> Bool }
struct T1: Tbl { typealias Row = Int }
let f: T1.Filter = { $0 == 2 }
print(f(2))
protocol VM { associatedtype State; typealias Hist = [State]; var state: State { get set } }
struct A: VM { var state = 1; var h: Hist = [3]; func f() -> Hist { h } }
print(A().h.first! + 1, A().f())
// expect: true
// expect: 4 [3]
