let size: UInt8 = 5
print(-size)  // error: unary operator '-' cannot be applied to an operand of type 'UInt8'
