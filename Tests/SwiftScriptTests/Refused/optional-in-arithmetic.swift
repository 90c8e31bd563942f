// swift-format-ignore-file
let number: Int? = 5
print(number + 1)  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
