func f() {
  var n: Int
  let g = { print(n) }  // error: variable 'n' captured by a closure before being initialized
  n = 1
  g()
}
