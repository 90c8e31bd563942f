// swift-format-ignore-file
let x = 10 % 2.5  // error: '%' is unavailable: For floating point numbers use truncatingRemainder instead
