// swift-format-ignore-file
let byte = UInt8.max + 10  // error: arithmetic operation '255 + 10' (on type 'UInt8') results in an overflow
