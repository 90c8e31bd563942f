// swift-format-ignore-file
struct P: Equatable {}
let p = P()
let r = p != "a"  // error: referencing operator function '!=' on 'StringProtocol' requires that 'P' conform to 'StringProtocol'
