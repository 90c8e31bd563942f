// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue: Int }
struct S { @W var x: Int { 3 } }  // error: property wrapper cannot be applied to a computed property
