struct Model {}
public enum E {
  case a(Model)  // error: enum case in a public enum uses an internal type
}
