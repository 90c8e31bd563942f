// swift-format-ignore-file
enum E { case a; mutating func next() { self = .a }
  var x: Int { next(); return 1 } }  // error: cannot use mutating member on immutable value: 'self' is immutable
