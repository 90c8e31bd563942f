// What the library does with a variable is a change like any other.
func run() {
  var list = [3, 1, 2]
  let isLong = { list.count > 2 }
  print(isLong())
  list.sort { $0 < $1 && isLong() }
  print("not here")
}
run()
// expect: true
// trap: Fatal access conflict detected
