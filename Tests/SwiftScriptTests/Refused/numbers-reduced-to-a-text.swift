// swift-format-ignore-file
let numbers = [1, 2]
print(numbers.reduce("", +))  // error: cannot convert value of type 'String' to expected argument type 'Int'
