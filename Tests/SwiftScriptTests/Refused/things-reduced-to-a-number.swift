// swift-format-ignore-file
struct Item { var price = 1 }
print([Item(), Item()].reduce(0, +))  // error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Item) throws -> Int'
