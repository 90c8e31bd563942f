enum Step {
  case by(Int)
  static func by(_ n: Int) -> Step { .by(n) }  // error: invalid redeclaration of 'by'
}
