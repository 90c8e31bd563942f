func name() -> String {
  return 5  // error: cannot convert return expression of type 'Int' to return type 'String'
}
