// swift-format-ignore-file
struct S { final func a() {} }  // error: only classes and class members may be marked with 'final'
print(1)
