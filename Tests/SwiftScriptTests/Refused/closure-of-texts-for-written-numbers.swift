// swift-format-ignore-file
let numbers = [1, 2]
print([1, 2].map { (text: String) in text.count })  // error: cannot convert value of type 'Int' to expected element type 'String'
