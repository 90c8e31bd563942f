// swift-format-ignore-file
struct S { var x { 5 } }  // error: computed property must have an explicit type
