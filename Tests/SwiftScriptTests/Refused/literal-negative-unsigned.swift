// swift-format-ignore-file
let count: UInt = -5  // error: negative integer '-5' overflows when stored into unsigned type 'UInt'
print(count)
