// swift-format-ignore-file
@propertyWrapper struct Kept { static var wrappedValue = 1 }  // error: property wrapper type 'Kept' does not contain a non-static property named 'wrappedValue'
@propertyWrapper struct Asked { func wrappedValue() -> Int { 1 } }  // error: property wrapper type 'Asked' does not contain a non-static property named 'wrappedValue'
