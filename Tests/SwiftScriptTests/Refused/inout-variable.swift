// swift-format-ignore-file
var d: inout Int = 3  // error: 'inout' may only be used on parameters
