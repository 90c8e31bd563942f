enum Side { case left, right, top }
func name(_ side: Side) -> String {
  switch side {  // error: switch must be exhaustive
  case .left: return "l"
  case .right: return "r"
  }
}
