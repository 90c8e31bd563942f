// swift-format-ignore-file
func change(_ number: inout Int, _ body: () -> Void) {
  number += 1
  body()
}
func run() {
  var count = 0
  change(&count) { count += 10 }  // error: overlapping accesses to 'count', but modification requires exclusive access; consider copying to a local variable
  print(count)
}
run()
