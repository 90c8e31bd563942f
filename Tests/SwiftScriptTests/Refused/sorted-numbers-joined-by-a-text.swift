// swift-format-ignore-file
struct Item { var count: Int }
let items = [Item(count: 1)]
let numbers = [3, 1]
print(numbers.sorted().joined(separator: ","))  // error: no exact matches in call to instance method 'joined'
