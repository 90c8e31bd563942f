import Foundation

/// One value of a JSON text: read by Foundation, or put together to be written.
///
/// Objects keep the order in which their keys were written, so that a text is the same in each run.
final class JSONNode: NSObject {
  enum Content {
    case null
    case bool(Bool)
    case int(Int)
    /// A whole number that no `Int` can be.
    case unsigned(UInt64)
    case double(Double)
    case string(String)
    case array([JSONNode])
    case object([(key: String, node: JSONNode)])
  }

  var content: Content

  init(_ content: Content) { self.content = content }

  /// As `DecodingError` calls what it found.
  var kind: String {
    switch content {
    case .null: "null value"
    case .bool: "bool"
    case .int, .unsigned, .double: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }

  var value: Value {
    switch content {
    case .null: .none
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .unsigned(let number): .double(Double(number))
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .array(let nodes): .array(nodes.map(\.value))
    case .object(let pairs):
      .box(
        pairs.reduce(into: TableBox()) { table, pair in
          table[.string(pair.key)] = pair.node.value
        })
    }
  }

  subscript(key: String) -> JSONNode? {
    guard case .object(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.node
  }

  func set(_ key: String, _ node: JSONNode) {
    var pairs: [(key: String, node: JSONNode)] = []
    if case .object(let known) = content { pairs = known }
    if let place = pairs.firstIndex(where: { $0.key == key }) {
      pairs[place].node = node
    } else {
      pairs.append((key, node))
    }
    content = .object(pairs)
  }

  func append(_ node: JSONNode) {
    if case .array(let nodes) = content {
      content = .array(nodes + [node])
    } else {
      content = .array([node])
    }
  }
}

/// What Foundation's decoder makes of a text.
private struct ParsedJSON: Decodable {
  let node: JSONNode

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      let pairs = try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
        (key: $0.stringValue, node: try object.decode(ParsedJSON.self, forKey: $0).node)
      }
      node = JSONNode(.object(pairs))
    } else if var list = try? decoder.unkeyedContainer() {
      var nodes: [JSONNode] = []
      while !list.isAtEnd { nodes.append(try list.decode(ParsedJSON.self).node) }
      node = JSONNode(.array(nodes))
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        node = JSONNode(.null)
      } else if let flag = try? single.decode(Bool.self) {
        node = JSONNode(.bool(flag))
      } else if let number = try? single.decode(Int.self) {
        node = JSONNode(.int(number))
      } else if let number = try? single.decode(UInt64.self) {
        node = JSONNode(.unsigned(number))
      } else if let number = try? single.decode(Double.self) {
        node = JSONNode(.double(number))
      } else {
        node = JSONNode(.string(try single.decode(String.self)))
      }
    }
  }
}

extension JSONNode {
  /// `nil` for what is no JSON.
  static func read(_ data: Data) -> JSONNode? {
    try? JSONDecoder().decode(ParsedJSON.self, from: data).node
  }

  struct Format {
    var isPretty = false
    var sortsKeys = false
    var escapesSlashes = true
  }

  func text(_ format: Format, indent: String = "") -> String {
    switch content {
    case .null: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return "\(number)"
    case .unsigned(let number): return "\(number)"
    case .double(let number): return scalar(number, format)
    case .string(let text): return scalar(text, format)
    case .array(let nodes):
      return block("[", "]", format, indent, nodes.map { $0.text(format, indent: indent + "  ") })
    case .object(let pairs):
      let ordered = format.sortsKeys ? pairs.sorted { $0.key < $1.key } : pairs
      return block(
        "{", "}", format, indent,
        ordered.map { key, node in
          scalar(key, format) + (format.isPretty ? " : " : ":")
            + node.text(format, indent: indent + "  ")
        })
    }
  }

  private func scalar(_ value: some Encodable, _ format: Format) -> String {
    let encoder = JSONEncoder()
    if !format.escapesSlashes { encoder.outputFormatting = .withoutEscapingSlashes }
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  private func block(
    _ open: String, _ close: String, _ format: Format, _ indent: String, _ lines: [String]
  ) -> String {
    guard format.isPretty else { return open + lines.joined(separator: ",") + close }
    let inner = lines.map { "\n\(indent)  \($0)" }.joined(separator: ",")
    return open + (lines.isEmpty ? "\n" : inner) + "\n" + indent + close
  }
}

extension StandardLibrary {
  /// What ``Prelude`` builds JSON's coders on.
  static let jsonNode = TypeBinding.class(JSONNode.self, "_JSONNode") { type in
    type.native("init(_ value: Any?)") { _, arguments in
      let content: JSONNode.Content =
        switch arguments[0].payload.unerased {
        case .none: .null
        case .bool(let flag): .bool(flag)
        case .int(let number): .int(number)
        case .double(let number): .double(number)
        case .box(let box) where box is ArrayBox: .array([])
        case .box(let box) where box is TableBox: .object([])
        case let value: .string(value.string)
        }
      return JSONNode(content).wrapped
    }
    type.native("static func _read(_ data: Data) -> _JSONNode?") { _, arguments in
      Data.unwrap(arguments[0]).flatMap(JSONNode.read)?.wrapped ?? .none
    }
    type.function("func _text(_ pretty: Bool, _ sorted: Bool, _ slashes: Bool) -> String") {
      (me: JSONNode, pretty: Bool, sorted: Bool, slashes: Bool) in
      me.text(JSONNode.Format(isPretty: pretty, sortsKeys: sorted, escapesSlashes: slashes))
    }
    type.native("static func _unsigned(_ number: UInt64) -> _JSONNode") { _, arguments in
      JSONNode(.unsigned(arguments[0].bits(UInt64.self))).wrapped
    }
    type.native(
      "var _unsigned: UInt64?",
      get: { _, arguments in
        guard case .unsigned(let number)? = JSONNode.unwrap(arguments[0])?.content else {
          return .none
        }
        return .whole(number)
      }, set: nil)
    type.property("var kind: String", \.kind)
    type.native("var value: Any?", get: { JSONNode.unwrap($1[0])?.value ?? .none }, set: nil)
    type.function("func _member(_ key: String) -> _JSONNode?") { (me: JSONNode, key: String) in
      me[key]
    }
    type.function("func _set(_ key: String, _ node: _JSONNode)") {
      (me: JSONNode, key: String, node: JSONNode) in me.set(key, node)
    }
    type.function("func _append(_ node: _JSONNode)") { (me: JSONNode, node: JSONNode) in
      me.append(node)
    }
    type.native(
      "var _keys: [String]?",
      get: { _, arguments in
        guard case .object(let pairs)? = JSONNode.unwrap(arguments[0])?.content else {
          return .none
        }
        return .array(pairs.map { .string($0.key) })
      }, set: nil)
    type.native(
      "var _elements: [_JSONNode]?",
      get: { _, arguments in
        guard case .array(let nodes)? = JSONNode.unwrap(arguments[0])?.content else {
          return .none
        }
        return .array(nodes.map(\.wrapped))
      }, set: nil)
    type.function("func _replace(_ other: _JSONNode)") { (me: JSONNode, other: JSONNode) in
      me.content = other.content
    }
  }
}
