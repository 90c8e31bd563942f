// swift-format-ignore-file
let numbers = [1, 2]
print(numbers.map { (text: String) in text.count })  // error: cannot convert value of type '(String) -> Int' to expected argument type '(Int) -> Int'
