// swift-format-ignore-file
let s: String = 'a'  // error: single-quoted string literal found, use '"'
