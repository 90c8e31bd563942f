// swift-format-ignore-file
let number = 5
if let value = number { print(value) }  // error: initializer for conditional binding must have Optional type, not 'Int'
