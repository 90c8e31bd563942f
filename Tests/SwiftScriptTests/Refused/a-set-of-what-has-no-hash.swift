// swift-format-ignore-file
struct Item {}
let items: Set = [Item()]  // error: generic struct 'Set' requires that 'Item' conform to 'Hashable'
