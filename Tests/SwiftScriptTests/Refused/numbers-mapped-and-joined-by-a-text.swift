// swift-format-ignore-file
struct Item { var count: Int }
let items = [Item(count: 1)]
let numbers = [3, 1]
print(items.map { $0.count }.joined(separator: ","))  // error: cannot convert value of type 'Int' to closure result type 'String'
