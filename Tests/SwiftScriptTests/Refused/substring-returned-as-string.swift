// swift-format-ignore-file
func initial(_ name: String) -> String { name.prefix(1) }  // error: no 'prefix' candidates produce the expected contextual result type 'String'
