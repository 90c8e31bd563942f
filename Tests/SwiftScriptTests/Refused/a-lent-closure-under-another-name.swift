// swift-format-ignore-file
func later(_ body: @escaping () -> Void) { body() }
func now(_ body: () -> Void) {
  let again = body
  later(again)  // error: converting non-escaping value to '() -> Void' may allow it to escape
}
