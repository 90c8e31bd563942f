// swift-format-ignore-file
enum Size: Int {
  case small = "s"  // error: cannot convert value of type 'String' to raw type 'Int'
}
