enum E: Error { case a }
func f() throws {}
func g() {
  f()  // error: call can throw, but it is not marked with 'try' and the error is not handled
}
