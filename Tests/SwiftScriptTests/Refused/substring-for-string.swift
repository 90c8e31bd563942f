// swift-format-ignore-file
let name = "Ada Lovelace"
let short: String = name.prefix(3)  // error: no 'prefix' candidates produce the expected contextual result type 'String'
