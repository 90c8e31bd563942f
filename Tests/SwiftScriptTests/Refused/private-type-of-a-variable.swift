// swift-format-ignore-file
private struct H { var n = 1 }
var top = H()  // error: variable must be declared private or fileprivate because its type 'H' uses a private type
let other: H? = nil  // error: constant must be declared private or fileprivate because its type uses a private type
print(top.n)
