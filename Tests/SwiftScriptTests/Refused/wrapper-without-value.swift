// swift-format-ignore-file
@propertyWrapper struct W { var value = 1 }  // error: property wrapper type 'W' does not contain a non-static property named 'wrappedValue'
struct S { @W var x }
