// swift-format-ignore-file
actor Store: CustomStringConvertible {  // error: conformance of 'Store' to protocol 'CustomStringConvertible' crosses into actor-isolated code and can cause data races
  var description: String { "store" }
}
