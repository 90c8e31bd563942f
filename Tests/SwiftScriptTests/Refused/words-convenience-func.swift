// swift-format-ignore-file
class A { convenience func f() {} }  // error: 'convenience' may only be used on 'init' declarations
print(1)
