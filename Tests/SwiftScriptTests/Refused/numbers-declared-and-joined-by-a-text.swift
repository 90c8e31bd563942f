// swift-format-ignore-file
struct Item { var count: Int }
let items = [Item(count: 1)]
let numbers = [3, 1]
print(items.map { item -> Int in item.count }.joined(separator: ","))  // error: declared closure result 'Int' is incompatible with contextual type 'String'
