// swift-format-ignore-file
struct S: Hashable {  // error: type 'S' does not conform to protocol 'Hashable'
  var a: [Any]
}
