extension Prelude {
  /// Swift's and Foundation's own types.
  static let codedTypes = numbers + otherValues + codedRanges

  /// With the digits that tell it from its neighbours of its own type.
  private static func shortest(_ number: String) -> String {
    number == "Float" ? "Double(description) ?? Double(self)" : "Double(self)"
  }

  private static let numbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ].map { name in
    """
    extension \(name): Codable {
      init(from decoder: any Decoder) throws {
        if let number = decoder._node._unsigned, let value = \(name)(exactly: number) {
          self = value
          return
        }
        guard let value = \(name)(exactly: try decoder._whole(\(name).self)) else {
          throw DecodingError._invalid
        }
        self = value
      }
      func encode(to encoder: any Encoder) throws {
        if let number = Int(exactly: self) { return encoder._put(number) }
        encoder._node._replace(_JSONNode._unsigned(UInt64(self)))
      }
    }

    """
  }.joined()

  private static let otherValues =
    ["Double", "Float", "CGFloat"].map { name in
      """
      extension \(name): Codable {
        init(from decoder: any Decoder) throws {
          if let special = decoder._notFinite() {
            self = \(name)(special)
          } else {
            self = \(name)(try decoder._number(\(name).self))
          }
        }
        func encode(to encoder: any Encoder) throws {
          guard isFinite else {
            if case .convertToString(let positive, let negative, let nan) =
              encoder._options.nonConformingFloatEncodingStrategy
            {
              return encoder._put(isNaN ? nan : self > 0 ? positive : negative)
            }
            throw EncodingError.invalidValue(
              self,
              EncodingError.Context(
                codingPath: encoder.codingPath,
                debugDescription: "Unable to encode \(name).\\(self) directly in JSON."))
          }
          encoder._put(\(shortest(name)))
        }
      }

      """
    }.joined() + """
      extension Never: Codable {
        init(from decoder: any Decoder) throws { throw decoder._mismatch(Never.self) }
        func encode(to encoder: any Encoder) throws {}
      }
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
          switch decoder._options.dataDecodingStrategy {
          case .base64:
            guard let data = Data(base64Encoded: try decoder._text()) else {
              throw decoder._corrupted("Encountered Data is not valid Base64.")
            }
            self = data
          case .deferredToData: self = Data(try [UInt8](from: decoder))
          case .custom(let body): self = try body(decoder)
          }
        }
        func encode(to encoder: any Encoder) throws {
          switch encoder._options.dataEncodingStrategy {
          case .base64: encoder._put(base64EncodedString())
          case .deferredToData: try Array(self).encode(to: encoder)
          case .custom(let body): try body(self, encoder)
          }
        }
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
      extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
        func encode(to encoder: any Encoder) throws {
          guard _isNamed(Key.self) else {
            // Pairs whose keys are no names are a list of keys and values in turn.
            var container = encoder.unkeyedContainer()
            for (key, value) in self {
              try container.encode(key)
              try container.encode(value)
            }
            return
          }
          if encoder._node._keys == nil { encoder._put([String: Int]()) }
          for (key, value) in self {
            let name = _name(of: key)
            let inner = encoder._inner(name)
            try value.encode(to: inner)
            let isPlain = Key.self == String.self || Key.self == Int.self
            encoder._node._set(
              isPlain ? name.stringValue : encoder._options._key(name, encoder.codingPath), inner._node)
          }
        }
      }
      extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
        init(from decoder: any Decoder) throws {
          var table: [Key: Value] = [:]
          guard _isNamed(Key.self) else {
            var container = try decoder.unkeyedContainer()
            if let count = container.count, count % 2 != 0 {
              throw decoder._corrupted(
                "Expected collection of key-value pairs; encountered odd-length array instead.")
            }
            while !container.isAtEnd {
              let key = try container.decode(Key.self)
              table[key] = try container.decode(Value.self)
            }
            self = table
            return
          }
          guard let names = decoder._node._keys else { throw decoder._mismatch([String: Any].self) }
          for name in names {
            guard let node = decoder._node._member(name) else { continue }
            let inner = decoder._inner(node, _NameKey(name))
            guard let key = _named(name, Key.self) else {
              if Key.self == Int.self { continue }
              throw inner._corrupted("Could not convert key to type \\(Key.self)")
            }
            table[key] = try Value(from: inner)
          }
          self = table
        }
      }
      func _isNamed<Key>(_ type: Key.Type) -> Bool {
        type == String.self || type == Int.self || type is any CodingKeyRepresentable.Type
      }
      func _name<Key>(of key: Key) -> any CodingKey {
        if let own = key as? any CodingKeyRepresentable { return own.codingKey }
        if let number = key as? Int { return _NumberKey(number) }
        return _NameKey("\\(key)")
      }
      func _named<Key>(_ name: String, _ type: Key.Type) -> Key? {
        if let text = name as? Key { return text }
        if type == Int.self { return Int(name).flatMap { $0 as? Key } }
        guard let own = type as? any CodingKeyRepresentable.Type else { return nil }
        if let number = Int(name), "\\(number)" == name {
          return own.init(codingKey: _NumberKey(number)) as? Key
        }
        return own.init(codingKey: _NameKey(name)) as? Key
      }
      """
}
