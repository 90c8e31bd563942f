func run() {
  return 5  // error: unexpected non-void return value in void function
}
