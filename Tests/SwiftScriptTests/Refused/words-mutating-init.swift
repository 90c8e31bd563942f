// swift-format-ignore-file
struct S { mutating init() {} }  // error: 'mutating' may only be used on 'func' declarations
print(1)
