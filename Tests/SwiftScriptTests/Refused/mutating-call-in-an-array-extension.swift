// swift-format-ignore-file
extension Array { func f() { removeAll() } }  // error: cannot use mutating member on immutable value: 'self' is immutable
