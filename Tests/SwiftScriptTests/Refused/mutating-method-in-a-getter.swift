// swift-format-ignore-file
extension Array { mutating func g() { removeAll() }
  var f: Int { g(); return 1 } }  // error: cannot use mutating member on immutable value: 'self' is immutable
