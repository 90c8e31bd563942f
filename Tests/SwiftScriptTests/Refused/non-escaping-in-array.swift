// swift-format-ignore-file
func all(_ body: () -> Void) {
  let bodies = [body]  // error: using non-escaping parameter 'body' in a context expecting an '@escaping' closure
  bodies[0]()
}
all {}
