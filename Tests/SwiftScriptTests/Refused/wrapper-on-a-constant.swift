@propertyWrapper struct W { var wrappedValue: Int }
struct S { @W let x = 3 }  // error: property wrapper can only be applied to a 'var'
