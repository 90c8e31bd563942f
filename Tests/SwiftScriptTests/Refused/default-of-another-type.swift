// swift-format-ignore-file
struct S { func f(_ n: Int = "a") {} }  // error: default argument value of type 'String' cannot be converted to type 'Int'
S().f()
