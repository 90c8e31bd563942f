// swift-format-ignore-file
struct S<T> { protocol P { func f() } }  // error: protocol 'P' cannot be nested in a generic context
print(1)
