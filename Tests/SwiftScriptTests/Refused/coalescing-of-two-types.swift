// swift-format-ignore-file
let name: String? = nil
let n: Int = 3
let shown = name ?? n  // error: binary operator '??' cannot be applied to operands of type 'String?' and 'Int'
