// swift-format-ignore-file
let a: Any = nil  // error: 'nil' cannot initialize specified type 'Any'
