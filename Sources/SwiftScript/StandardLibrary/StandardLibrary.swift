/// Swift's own types, as far as UIKit code uses them.
enum StandardLibrary {
  static let types: [TypeBinding] = []
  static let functions: [FunctionBinding] = []
  static let aliases: [String: String] = [:]
}
