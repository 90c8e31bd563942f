// swift-format-ignore-file
let (f, g) = 3  // error: cannot convert value of type 'Int' to specified type '(_, _)'
