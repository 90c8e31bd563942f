// swift-format-ignore-file
struct S { mutating let x = 3 }  // error: 'mutating' may only be used on 'func' declarations
