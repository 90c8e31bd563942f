// swift-format-ignore-file
let number = 3, half = 0.5, list = [1]
let maybe: Int? = 3
print(maybe + nil)  // error: binary operator '+' cannot be applied to operands of type 'Int?' and 'Int'
var total = 3
