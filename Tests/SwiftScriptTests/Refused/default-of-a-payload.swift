// swift-format-ignore-file
enum E { case a(n: Int = "x") }  // error: default argument value of type 'String' cannot be converted to type 'Int'
print(E.a())
