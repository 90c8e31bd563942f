struct Box {
  var stored = 1.0
  var shown: Double {
    set { stored = newValue }  // error: variable with a setter must also have a getter
  }
}
