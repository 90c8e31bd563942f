// swift-format-ignore-file
let number = 3, half = 0.5, list = [1]
let maybe: Int? = 3
print(nil * half)  // error: binary operator '*' cannot be applied to two 'Double' operands
var total = 3
