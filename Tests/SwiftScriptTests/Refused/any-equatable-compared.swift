// swift-format-ignore-file
let p: any Equatable = 1
print(p == p)  // error: binary operator '==' cannot be applied to two 'any Equatable' operands
