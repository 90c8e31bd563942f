// swift-format-ignore-file
func later(_ body: @escaping () -> Void) { body() }
func soon(_ body: () -> Void) {
  later(body)  // error: passing non-escaping parameter 'body' to function expecting an '@escaping' closure
}
soon {}
