// swift-format-ignore-file
let text: String? = "3"
let number: Int? = 3
let list: [Int]? = [1]
let first = Int(text) ?? 0  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let second = Double(number)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
if let third = Int(text) { print(third) }  // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
let fourth = String(number)  // error: no exact matches in call to initializer 
let fifth = Set(list)  // error: no exact matches in call to initializer 
