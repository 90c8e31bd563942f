// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue = 1 }
@W func f() {}  // error: property wrapper attribute 'W' can only be applied to a property
