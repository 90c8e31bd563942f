// swift-format-ignore-file
import Foundation
struct Item { var total: Decimal }
let items = [Item(total: 2), Item(total: 3)]
let p: Decimal = 10
print(items.reduce(0) { $0 + $1.total } * p / 100)
print(min(p, items.reduce(0) { $0 + $1.total }))
// expect: 0.5
// expect: 5
