// swift-format-ignore-file
let byte = UInt8(256)  // error: integer literal '256' overflows when stored into 'UInt8'
