/// JSON with the order of its keys, which Foundation does not keep.
public nonisolated enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  public init(stringLiteral value: String) { self = .string(value) }

  /// On one line.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .int(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let object): object.text
    }
  }

  /// Whole numbers without `.0`; JSON knows no infinity.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
    return "\(value)"
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// Keys and values in the order in which they were given.
public nonisolated struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private struct Field: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  private var fields: [Field] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }

  public subscript(key: String) -> JSONValue? {
    get { fields.first { $0.key == key }?.value }
    set {
      let index = fields.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): fields[index].value = value
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  public mutating func append(_ other: JSONObject) {
    for field in other.fields { self[field.key] = field.value }
  }

  public var text: String {
    "{" + fields.map { "\(JSONValue.string($0.key).text):\($0.value.text)" }.joined(separator: ",")
      + "}"
  }
}
