// swift-format-ignore-file
struct A<T> { func f<T>(_ t: T) {} }  // error: generic parameter 'T' shadows generic parameter from outer scope with the same name
print(1)
