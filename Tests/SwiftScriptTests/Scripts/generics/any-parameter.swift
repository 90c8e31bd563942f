protocol Priced { var price: Int { get } }
struct Tea: Priced { let price = 2 }
struct Cake: Priced { let price = 5 }
func total(_ items: [any Priced]) -> Int { items.reduce(0) { $0 + $1.price } }
print(total([Tea(), Cake()]))
// expect: 7
