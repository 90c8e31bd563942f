// swift-format-ignore-file
struct S { func m() { n = 1 }  // error: cannot assign to property: 'self' is immutable
  var n = 0
}
