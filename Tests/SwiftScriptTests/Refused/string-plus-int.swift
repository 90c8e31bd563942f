// swift-format-ignore-file
let count = 3
print("count: " + count)  // error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
