// swift-format-ignore-file
let width: Int
print(width)  // error: constant 'width' used before being initialized
width = 5
