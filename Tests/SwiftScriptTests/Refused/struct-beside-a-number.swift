// swift-format-ignore-file
struct P: Equatable {}
let p = P()
let r = p == 1  // error: referencing operator function '==' on 'BinaryInteger' requires that 'P' conform to 'BinaryInteger'
