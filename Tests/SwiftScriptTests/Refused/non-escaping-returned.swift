// swift-format-ignore-file
func keep(_ body: () -> Void) -> () -> Void {
  return body  // error: using non-escaping parameter 'body' in a context expecting an '@escaping' closure
}
keep {}()
