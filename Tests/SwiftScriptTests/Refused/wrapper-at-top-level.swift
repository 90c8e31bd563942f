// swift-format-ignore-file
@propertyWrapper struct Low {
  var wrappedValue: Int
}
@Low var level = 1  // error: property wrappers are not yet supported in top-level code
