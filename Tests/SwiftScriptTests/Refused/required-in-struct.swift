// swift-format-ignore-file
struct S { required init() {} }  // error: 'required' initializer in non-class type 'S'
