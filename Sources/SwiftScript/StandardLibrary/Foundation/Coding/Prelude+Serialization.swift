extension Prelude {
  /// JSON as dictionaries and lists of anything, from before `Codable`.
  ///
  /// Numbers are `NSNumber`s, as Foundation's are: what they are cast to tells what they are.
  static let serialization = [
    Part(
      names: ["NSNull", "JSONSerialization"], type: "NSNull",
      source: """
        final class NSNull: Hashable, CustomStringConvertible {
          init() {}
          static func == (a: NSNull, b: NSNull) -> Bool { true }
          func hash(into hasher: inout Hasher) { hasher.combine(0) }
          var description: String { "<null>" }
        }
        """),
    Part(
      names: ["JSONSerialization"],
      source: """
        class JSONSerialization {
          struct ReadingOptions: OptionSet {
            let rawValue: UInt
            static let mutableContainers = ReadingOptions(rawValue: 1)
            static let mutableLeaves = ReadingOptions(rawValue: 2)
            static let fragmentsAllowed = ReadingOptions(rawValue: 4)
            static let allowFragments = ReadingOptions(rawValue: 4)
          }
          struct WritingOptions: OptionSet {
            let rawValue: UInt
            static let prettyPrinted = WritingOptions(rawValue: 1)
            static let sortedKeys = WritingOptions(rawValue: 2)
            static let fragmentsAllowed = WritingOptions(rawValue: 4)
            static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
          }
          static func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
            guard let node = _JSONNode._read(data),
              node._keys != nil || node._elements != nil || opt.contains(.fragmentsAllowed)
            else { throw NSError(domain: NSCocoaErrorDomain, code: 3840) }
            return _any(node)
          }
          static func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
            let isWhole = obj is [String: Any] || obj is [Any]
            guard let node = _node(obj), isWhole || opt.contains(.fragmentsAllowed) else {
              fatalError("Invalid (non-container) top-level type in JSON write")
            }
            let text = node._text(
              opt.contains(.prettyPrinted), opt.contains(.sortedKeys),
              !opt.contains(.withoutEscapingSlashes))
            return Data(text.utf8)
          }
          static func isValidJSONObject(_ obj: Any) -> Bool {
            (obj is [String: Any] || obj is [Any]) && _node(obj) != nil
          }
          private static func _any(_ node: _JSONNode) -> Any {
            if let keys = node._keys {
              var all: [String: Any] = [:]
              for key in keys {
                if let member = node._member(key) { all[key] = _any(member) }
              }
              return all
            }
            if let elements = node._elements {
              var all: [Any] = []
              for element in elements { all.append(_any(element)) }
              return all
            }
            guard let value = node.value else { return NSNull() }
            if let flag = value as? Bool { return NSNumber(value: flag) }
            if let number = value as? Int { return NSNumber(value: number) }
            if let number = value as? Double { return NSNumber(value: number) }
            return value
          }
          private static func _node(_ value: Any) -> _JSONNode? {
            if let all = value as? [String: Any] {
              let node = _JSONNode([String: Int]())
              for (key, part) in all {
                guard let member = _node(part) else { return nil }
                node._set(key, member)
              }
              return node
            }
            if let all = value as? [Any] {
              let node = _JSONNode([Int]())
              for part in all {
                guard let element = _node(part) else { return nil }
                node._append(element)
              }
              return node
            }
            if value is NSNull { return _JSONNode(nil) }
            if let text = value as? String { return _JSONNode(text) }
            if let flag = value as? Bool, ["true", "false"].contains(String(describing: value)) {
              return _JSONNode(flag)
            }
            if let number = value as? Int { return _JSONNode(number) }
            if let number = value as? Double { return _JSONNode(number) }
            return nil
          }
        }
        """),
  ]
}
