func run(_ times: Int = 1, _ body: (Int) -> Void) {
  for index in 0..<times { body(index) }
}
run { print("once", $0) }  // expect: once 0
run(2) { index in
  print("twice", index)
  // expect: twice 0
  // expect: twice 1
}
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations()
  completion?(duration > 1)
}
animate(duration: 0.5) {
  print("animating")  // expect: animating
}
animate(duration: 2) {
  print("animating")  // expect: animating
} completion: { finished in
  print("done", finished)  // expect: done true
}
animate(duration: 1, animations: { print("a") }, completion: { print($0) })
// expect: a
// expect: false
