// swift-format-ignore-file
struct P {}
let p = P()
let r = 1 == p  // error: operator function '==' requires that 'P' conform to 'BinaryInteger'
