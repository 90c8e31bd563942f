// swift-format-ignore-file
struct Item { var count: Int }
let items = [Item(count: 1)]
let numbers = [3, 1]
print(items.map(\.count).joined(separator: ","))  // error: key path value type 'Int' cannot be converted to contextual type 'String'
