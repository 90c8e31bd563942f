// swift-format-ignore-file
let sum: UInt8 = 255 + 1  // error: arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
print(sum)
