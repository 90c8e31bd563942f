// swift-format-ignore-file
struct Item { var count: Int }
let items = [Item(count: 1)]
let numbers = [3, 1]
print([1, 2].joined(separator: ","))  // error: cannot convert value of type 'Int' to expected element type 'String'
