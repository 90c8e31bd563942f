func partly() {
  var place: (x: Int, y: (a: String, b: Int))
  place.x = 1
  print(place.x)
  print(place.y.a)  // error: variable 'place.y.a' used before being initialized
}
func again() {
  let pair: (first: Int, second: Int)
  pair.first = 1
  pair.second = 2
  pair.first = 3  // error: immutable value 'pair.first' may only be initialized once
}
func added() {
  var pair: (Int, Int)
  pair.0 += 1  // error: variable 'pair.0' passed by reference before being initialized
  pair.1 = 2
}
nonisolated class Base {}
nonisolated class Sized: Base {
  var size: (width: Int, height: Int)
  override init() {
    size.width = 1
    super.init()  // error: property 'self.size.height' not initialized at super.init call
  }
}
