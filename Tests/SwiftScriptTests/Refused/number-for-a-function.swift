// swift-format-ignore-file
let go: (Int) -> Void = 5 // error: cannot convert value of type 'Int' to specified type '(Int) -> Void'
