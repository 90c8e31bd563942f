enum E: Error { case a }
func g() {
  throw E.a  // error: error is not handled because the enclosing function is not declared 'throws'
}
