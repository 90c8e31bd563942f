import SwiftScript

extension MemberTable {
  /// `value(forKey:)` and `setValue(_:forKey:)`, or the same by path.
  ///
  /// - Parameter parameter: the key as the declarations have it.
  func keyed(
    _ parameter: String = "forKey key", get: @escaping @MainActor (Host, String) -> Any?,
    set: @escaping @MainActor (Host, Any?, String) -> Void
  ) {
    function("func value(\(parameter): String) -> Any?") { (host: Host, key: String) in
      Value(hosted: get(host, key))
    }
    function("func setValue(_ value: Any?, \(parameter): String)") {
      (host: Host, value: Value, key: String) in set(host, value.hosted, key)
    }
  }
}
