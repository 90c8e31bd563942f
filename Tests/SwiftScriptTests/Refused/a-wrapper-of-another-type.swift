// swift-format-ignore-file
@propertyWrapper struct Kept { var wrappedValue: Int }
struct Card { @Kept var name: String }  // error: property type 'String' does not match 'wrappedValue' type 'Int'
