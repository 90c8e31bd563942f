class A {
  private typealias Handler = (Int) -> Void
  var h: Handler?  // error: property must be declared private because its type uses a private type
  func set(_ x: Handler) {}
}
