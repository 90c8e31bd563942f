// swift-format-ignore-file
let x: some Int = 5  // error: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class
