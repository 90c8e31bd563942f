// swift-format-ignore-file
protocol Loading { func load() }
actor Store: Loading {  // error: conformance of 'Store' to protocol 'Loading' involves isolation mismatches and can cause data races
  func load() {}
}
