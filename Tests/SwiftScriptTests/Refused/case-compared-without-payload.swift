// swift-format-ignore-file
enum State { case idle, loaded(Int) }
let state = State.loaded(3)
if state == .loaded { print("x") }  // error: binary operator '==' cannot be applied to two 'State' operands
