struct Size {
  var width: Double
}
extension Size: Comparable {}  // error: type 'Size' does not conform to protocol 'Comparable'
