extension Prelude {
  static let encoding = """
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [String: Any] { get }
      var _node: _JSONNode { get }
      var _options: JSONEncoder { get }
    }
    struct _NodeEncoder: Encoder {
      let _node: _JSONNode
      let codingPath: [any CodingKey]
      let _options: JSONEncoder
      var userInfo: [String: Any] { [:] }
    }
    extension Encoder {
      func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if _node._keys == nil { _node._replace(_JSONNode([String: Int]())) }
        return KeyedEncodingContainer<Key>(_encoder: self)
      }
      func unkeyedContainer() -> UnkeyedEncodingContainer {
        if _node._elements == nil { _node._replace(_JSONNode([Int]())) }
        return UnkeyedEncodingContainer(_encoder: self)
      }
      func singleValueContainer() -> SingleValueEncodingContainer {
        SingleValueEncodingContainer(_encoder: self)
      }
      func _put(_ value: Any?) { _node._replace(_JSONNode(value)) }
      func _inner(_ key: any CodingKey) -> _NodeEncoder {
        _NodeEncoder(_node: _JSONNode(nil), codingPath: codingPath + [key], _options: _options)
      }
    }
    struct KeyedEncodingContainer<Key: CodingKey> {
      let _encoder: any Encoder
      var codingPath: [any CodingKey] { _encoder.codingPath }
      func _name(_ key: Key) -> String { _encoder._options._key(key.stringValue) }
      mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        let inner = _encoder._inner(key)
        try value.encode(to: inner)
        _encoder._node._set(_name(key), inner._node)
      }
      mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
      }
      mutating func encodeNil(forKey key: Key) throws {
        _encoder._node._set(_name(key), _JSONNode(nil))
      }
      mutating func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key)
        -> KeyedEncodingContainer<Other>
      {
        let inner = _encoder._inner(key)
        _encoder._node._set(_name(key), inner._node)
        return inner.container(keyedBy: type)
      }
      mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
        let inner = _encoder._inner(key)
        _encoder._node._set(_name(key), inner._node)
        return inner.unkeyedContainer()
      }
    }
    struct UnkeyedEncodingContainer {
      let _encoder: any Encoder
      var codingPath: [any CodingKey] { _encoder.codingPath }
      var count: Int { _encoder._node._elements?.count ?? 0 }
      mutating func encode<T: Encodable>(_ value: T) throws {
        let inner = _encoder._inner(_IndexKey(count))
        try value.encode(to: inner)
        _encoder._node._append(inner._node)
      }
      mutating func encodeNil() throws { _encoder._node._append(_JSONNode(nil)) }
    }
    struct SingleValueEncodingContainer {
      let _encoder: any Encoder
      var codingPath: [any CodingKey] { _encoder.codingPath }
      mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: _encoder) }
      mutating func encodeNil() throws { _encoder._put(nil) }
    }
    final class JSONEncoder {
      struct OutputFormatting: OptionSet {
        let rawValue: Int
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
      enum DateEncodingStrategy {
        case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
      }
      var outputFormatting: OutputFormatting = []
      var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
      var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
      init() {}
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let encoder = _NodeEncoder(_node: _JSONNode(nil), codingPath: [], _options: self)
        try value.encode(to: encoder)
        let text = encoder._node._text(
          outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys),
          !outputFormatting.contains(.withoutEscapingSlashes))
        return Data(text.utf8)
      }
      func _key(_ name: String) -> String {
        guard case .convertToSnakeCase = keyEncodingStrategy else { return name }
        var words = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
          let startsWord =
            letter.isUppercase && index > 0
            && (!letters[index - 1].isUppercase
              || (index + 1 < letters.count && letters[index + 1].isLowercase))
          if startsWord { words += "_" }
          words += letter.lowercased()
        }
        return words
      }
    }
    """

  /// Swift's and Foundation's own types.
  static let codedTypes = numbers + otherValues

  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ].map { name in
    """
    extension \(name): Codable {
      init(from decoder: any Decoder) throws { self = \(name)(try decoder._whole(\(name).self)) }
      func encode(to encoder: any Encoder) throws { encoder._put(Int(self)) }
    }

    """
  }.joined()

  private static let otherValues =
    ["Double", "Float", "CGFloat"].map { name in
      """
      extension \(name): Codable {
        init(from decoder: any Decoder) throws { self = \(name)(try decoder._number(\(name).self)) }
        func encode(to encoder: any Encoder) throws {
          guard isFinite else {
            throw EncodingError.invalidValue(
              self,
              EncodingError.Context(
                codingPath: encoder.codingPath,
                debugDescription: "Unable to encode \(name).\\(self) directly in JSON."))
          }
          encoder._put(Double(self))
        }
      }

      """
    }.joined() + """
      extension Bool: Codable {
        init(from decoder: any Decoder) throws {
          guard let flag = decoder._node.value as? Bool else { throw decoder._mismatch(Bool.self) }
          self = flag
        }
        func encode(to encoder: any Encoder) throws { encoder._put(self) }
      }
      extension String: Codable {
        init(from decoder: any Decoder) throws { self = try decoder._text() }
        func encode(to encoder: any Encoder) throws { encoder._put(self) }
      }
      extension Decimal: Codable {
        init(from decoder: any Decoder) throws {
          self = Decimal(string: "\\(try decoder._number(Decimal.self))") ?? 0
        }
        func encode(to encoder: any Encoder) throws {
          encoder._put(Double("\\(self)") ?? 0)
        }
      }
      extension URL: Codable {
        init(from decoder: any Decoder) throws {
          guard let url = URL(string: try decoder._text()) else {
            throw decoder._corrupted("Invalid URL string.")
          }
          self = url
        }
        func encode(to encoder: any Encoder) throws { encoder._put(absoluteString) }
      }
      extension Data: Codable {
        init(from decoder: any Decoder) throws {
          guard let data = Data(base64Encoded: try decoder._text()) else {
            throw decoder._corrupted("Encountered Data is not valid Base64.")
          }
          self = data
        }
        func encode(to encoder: any Encoder) throws { encoder._put(base64EncodedString()) }
      }
      extension UUID: Codable {
        init(from decoder: any Decoder) throws {
          guard let id = UUID(uuidString: try decoder._text()) else {
            throw decoder._corrupted("Attempted to decode UUID from invalid UUID string.")
          }
          self = id
        }
        func encode(to encoder: any Encoder) throws { encoder._put(uuidString) }
      }
      extension Date: Codable {
        init(from decoder: any Decoder) throws {
          switch decoder._options.dateDecodingStrategy {
          case .deferredToDate:
            self = Date(timeIntervalSinceReferenceDate: try decoder._number(Double.self))
          case .secondsSince1970:
            self = Date(timeIntervalSince1970: try decoder._number(Double.self))
          case .millisecondsSince1970:
            self = Date(timeIntervalSince1970: try decoder._number(Double.self) / 1000)
          case .iso8601:
            guard let date = ISO8601DateFormatter().date(from: try decoder._text()) else {
              throw decoder._corrupted("Expected date string to be ISO8601-formatted.")
            }
            self = date
          case .formatted(let formatter):
            guard let date = formatter.date(from: try decoder._text()) else {
              throw decoder._corrupted("Date string does not match format expected by formatter.")
            }
            self = date
          case .custom(let body): self = try body(decoder)
          }
        }
        func encode(to encoder: any Encoder) throws {
          switch encoder._options.dateEncodingStrategy {
          case .deferredToDate: encoder._put(timeIntervalSinceReferenceDate)
          case .secondsSince1970: encoder._put(timeIntervalSince1970)
          case .millisecondsSince1970: encoder._put(timeIntervalSince1970 * 1000)
          case .iso8601: encoder._put(ISO8601DateFormatter().string(from: self))
          case .formatted(let formatter): encoder._put(formatter.string(from: self))
          case .custom(let body): try body(self, encoder)
          }
        }
      }
      extension Optional: Encodable where Wrapped: Encodable {
        func encode(to encoder: any Encoder) throws {
          if let value = self { try value.encode(to: encoder) } else { encoder._put(nil) }
        }
      }
      extension Optional: Decodable where Wrapped: Decodable {
        init(from decoder: any Decoder) throws {
          self = decoder._node.value == nil ? nil : try Wrapped(from: decoder)
        }
      }
      extension Array: Encodable where Element: Encodable {
        func encode(to encoder: any Encoder) throws {
          var container = encoder.unkeyedContainer()
          for element in self { try container.encode(element) }
        }
      }
      extension Array: Decodable where Element: Decodable {
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          var elements: [Element] = []
          while !container.isAtEnd { elements.append(try container.decode(Element.self)) }
          self = elements
        }
      }
      extension Set: Encodable where Element: Encodable {
        func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
      }
      extension Set: Decodable where Element: Decodable {
        init(from decoder: any Decoder) throws { self = Set(try [Element](from: decoder)) }
      }
      extension Dictionary: Encodable where Key == String, Value: Encodable {
        func encode(to encoder: any Encoder) throws {
          if encoder._node._keys == nil { encoder._put([String: Int]()) }
          for (key, value) in self {
            let inner = encoder._inner(_NameKey(key))
            try value.encode(to: inner)
            encoder._node._set(key, inner._node)
          }
        }
      }
      extension Dictionary: Decodable where Key == String, Value: Decodable {
        init(from decoder: any Decoder) throws {
          guard let keys = decoder._node._keys else { throw decoder._mismatch([String: Any].self) }
          var table: [String: Value] = [:]
          for key in keys {
            if let node = decoder._node._member(key) {
              table[key] = try Value(from: decoder._inner(node, _NameKey(key)))
            }
          }
          self = table
        }
      }
      """
}
