func f(_ x: Int) -> Int {
  var y: Int
  do { y = try g(x) } catch { print("e") }
  return y  // error: variable 'y' used before being initialized
}
func g(_ x: Int) throws -> Int { x }
