// swift-format-ignore-file
class A { weak func f() {} }  // error: 'weak' may only be used on 'var' declarations
print(1)
