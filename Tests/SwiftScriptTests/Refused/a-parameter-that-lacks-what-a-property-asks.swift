// swift-format-ignore-file
struct Sorted<Item: Comparable> { var items: [Item] }
struct Board<Item> { var sorted: Sorted<Item> }  // error: type 'Item' does not conform to protocol 'Comparable'
