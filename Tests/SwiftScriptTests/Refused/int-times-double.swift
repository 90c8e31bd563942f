// swift-format-ignore-file
let count = 3
let ratio = 0.5
print(count * ratio)  // error: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
