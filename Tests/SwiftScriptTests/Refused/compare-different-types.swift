// swift-format-ignore-file
let a = 1
let b = "1"
print(a == b)  // error: binary operator '==' cannot be applied to operands of type 'Int' and 'String'
