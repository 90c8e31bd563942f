// swift-format-ignore-file
func load() throws -> Int {
  var half: Int { get throws { 3 } }
  return half  // error: property access can throw but is not marked with 'try'
}
