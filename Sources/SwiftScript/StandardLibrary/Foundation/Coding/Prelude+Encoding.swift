extension Prelude {
  static let encoding = """
    protocol Encoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      var _node: _JSONNode { get }
      var _options: JSONEncoder { get }
    }
    struct _NodeEncoder: Encoder {
      let _node: _JSONNode
      let codingPath: [any CodingKey]
      let _options: JSONEncoder
      var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
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
      // What nothing is put into is an object without members.
      func _above(_ key: any CodingKey) -> _NodeEncoder {
        let inner = _inner(key)
        inner._put([String: Int]())
        return inner
      }
    }
    struct KeyedEncodingContainer<Key: CodingKey> {
      let _encoder: any Encoder
      var codingPath: [any CodingKey] { _encoder.codingPath }
      func _name(_ key: Key) -> String { _encoder._options._key(key, codingPath) }
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
      mutating func superEncoder() -> any Encoder { _superEncoder(_NameKey("super")) }
      mutating func superEncoder(forKey key: Key) -> any Encoder { _superEncoder(key) }
      func _superEncoder(_ key: any CodingKey) -> any Encoder {
        let inner = _encoder._above(key)
        _encoder._node._set(_encoder._options._key(key, codingPath), inner._node)
        return inner
      }
    }
    struct UnkeyedEncodingContainer {
      let _encoder: any Encoder
      var codingPath: [any CodingKey] { _encoder.codingPath }
      var count: Int { _encoder._node._elements?.count ?? 0 }
      mutating func encode<T: Encodable>(_ value: T) throws {
        let inner = _encoder._inner(_CodingKey(count))
        try value.encode(to: inner)
        _encoder._node._append(inner._node)
      }
      mutating func encodeNil() throws { _encoder._node._append(_JSONNode(nil)) }
      mutating func encode<S: Sequence>(contentsOf sequence: S) throws where S.Element: Encodable {
        for element in sequence { try encode(element) }
      }
      mutating func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type)
        -> KeyedEncodingContainer<Other>
      {
        let inner = _encoder._inner(_CodingKey(count))
        _encoder._node._append(inner._node)
        return inner.container(keyedBy: type)
      }
      mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
        let inner = _encoder._inner(_CodingKey(count))
        _encoder._node._append(inner._node)
        return inner.unkeyedContainer()
      }
      mutating func superEncoder() -> any Encoder {
        let inner = _encoder._above(_CodingKey(count))
        _encoder._node._append(inner._node)
        return inner
      }
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
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) throws -> Void)
      }
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      enum DateEncodingStrategy {
        case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
      }
      var outputFormatting: OutputFormatting = []
      var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
      var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
      var dataEncodingStrategy = DataEncodingStrategy.base64
      var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func encode<T: Encodable>(_ value: T) throws -> Data {
        let encoder = _NodeEncoder(_node: _JSONNode(nil), codingPath: [], _options: self)
        try value.encode(to: encoder)
        let text = encoder._node._text(
          outputFormatting.contains(.prettyPrinted), outputFormatting.contains(.sortedKeys),
          !outputFormatting.contains(.withoutEscapingSlashes))
        return Data(text.utf8)
      }
      func _key(_ key: any CodingKey, _ path: [any CodingKey]) -> String {
        switch keyEncodingStrategy {
        case .useDefaultKeys: return key.stringValue
        case .convertToSnakeCase: return _snakeCase(key.stringValue)
        case .custom(let rename): return rename(path + [key]).stringValue
        }
      }
      func _snakeCase(_ name: String) -> String {
        let letters = Array(name)
        var words: [String] = []
        func add(_ from: Int, _ to: Int) { words.append(String(letters[from..<to]).lowercased()) }
        var (start, place) = (0, 1)
        while let upper = letters.indices.first(where: { $0 >= place && letters[$0].isUppercase }) {
          add(start, upper)
          guard let lower = letters.indices.first(where: { $0 >= upper && letters[$0].isLowercase })
          else {
            start = upper
            break
          }
          // Of several capitals the last one begins the next word.
          if lower > upper + 1 { add(upper, lower - 1) }
          (start, place) = (lower - 1, lower + 1)
        }
        if !letters.isEmpty { add(start, letters.count) }
        return words.joined(separator: "_")
      }
    }
    """
}
