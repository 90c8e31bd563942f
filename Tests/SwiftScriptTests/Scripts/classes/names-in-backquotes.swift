// swift-format-ignore-file
struct `Type` { var a = 1 }
struct `class` { var `in` = 2 }
print(`class`(), Type())
enum `enum` { case `case`, `default` }
print(`enum`.case, `enum`.default)
print(type(of: `class`()))
// expect: class(in: 2) Type(a: 1)
// expect: case default
// expect: class
