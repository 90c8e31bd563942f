// swift-format-ignore-file
class A { lazy func f() {} }  // error: 'lazy' may only be used on 'var' declarations
print(1)
