// swift-format-ignore-file
func later(_ body: @escaping () -> Void) { body() }
func soon(_ body: () -> Void) {
  later { body() }  // error: escaping closure captures non-escaping parameter 'body'
}
soon {}
