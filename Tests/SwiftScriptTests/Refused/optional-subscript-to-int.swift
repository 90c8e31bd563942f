// swift-format-ignore-file
let d = ["a": 1]
let n: Int = d["a"]  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
