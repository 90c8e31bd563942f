// swift-format-ignore-file
struct S { indirect var x: Int }  // error: 'indirect' modifier cannot be applied to this declaration
