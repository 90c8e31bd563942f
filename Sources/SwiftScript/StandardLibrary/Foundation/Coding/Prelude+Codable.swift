extension Prelude {
  /// `Codable`, in Swift over the nodes that Foundation's own decoder reads.
  ///
  /// What a type's declaration leaves out, ``CodingSynthesis`` writes.
  static let coding = Part(
    names: ["odable", "Decod", "Encod", "CodingKey", "CodingUserInfo", "JSON"],
    source: keys + "\n" + codingErrors + "\n" + decoding + "\n" + encoding + "\n" + codedTypes)

  private static let keys = """
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
      var stringValue: String { get }
      var intValue: Int? { get }
      init?(stringValue: String)
      init?(intValue: Int)
    }
    extension CodingKey {
      var intValue: Int? { nil }
      var description: String {
        "\\(String(describing: Self.self))(stringValue: \\"\\(stringValue)\\", intValue: \\(intValue.map { "\\($0)" } ?? "nil"))"
      }
      var debugDescription: String { description }
      init?(intValue: Int) { return nil }
    }
    struct _CodingKey: CodingKey {
      let stringValue: String
      let intValue: Int?
      init(_ index: Int) {
        stringValue = "Index \\(index)"
        intValue = index
      }
      init?(stringValue: String) { return nil }
      init?(intValue: Int) { return nil }
    }
    struct _NameKey: CodingKey {
      let stringValue: String
      init(_ name: String) { stringValue = name }
      init?(stringValue: String) { self.stringValue = stringValue }
    }
    struct _NumberKey: CodingKey {
      let intValue: Int?
      let stringValue: String
      init(_ number: Int) {
        intValue = number
        stringValue = "\\(number)"
      }
      init?(stringValue: String) { return nil }
      init?(intValue: Int) { self.init(intValue) }
    }
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey { get }
      init?<T: CodingKey>(codingKey: T)
    }
    extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == String {
      var codingKey: any CodingKey { _NameKey(rawValue) }
      init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
    }
    extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == Int {
      var codingKey: any CodingKey { _NumberKey(rawValue) }
      init?<T: CodingKey>(codingKey: T) {
        guard let number = codingKey.intValue ?? Int(codingKey.stringValue) else { return nil }
        self.init(rawValue: number)
      }
    }
    struct CodingUserInfoKey: RawRepresentable, Hashable {
      let rawValue: String
      init?(rawValue: String) { self.rawValue = rawValue }
    }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Codable: Encodable, Decodable {}
    """

  private static let decoding = """
    protocol Decoder {
      var codingPath: [any CodingKey] { get }
      var userInfo: [CodingUserInfoKey: Any] { get }
      var _node: _JSONNode { get }
      var _options: JSONDecoder { get }
    }
    struct _NodeDecoder: Decoder {
      let _node: _JSONNode
      let codingPath: [any CodingKey]
      let _options: JSONDecoder
      var userInfo: [CodingUserInfoKey: Any] { _options.userInfo }
    }
    extension Decoder {
      func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard _node._keys != nil else { throw _mismatch([String: Any].self) }
        return KeyedDecodingContainer<Key>(_decoder: self)
      }
      func unkeyedContainer() throws -> UnkeyedDecodingContainer {
        guard let nodes = _node._elements else { throw _mismatch([Any].self) }
        return UnkeyedDecodingContainer(_decoder: self, _nodes: nodes)
      }
      func singleValueContainer() throws -> SingleValueDecodingContainer {
        SingleValueDecodingContainer(_decoder: self)
      }
      func _mismatch(_ type: Any.Type) -> DecodingError {
        if _node.value == nil {
          return .valueNotFound(
            type,
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription: "Cannot get value of type \\(type) -- found null value instead"))
        }
        return .typeMismatch(
          type,
          DecodingError.Context(
            codingPath: codingPath,
            debugDescription: "Expected to decode \\(type) but found \\(_node.kind) instead."))
      }
      /// What stands for a number that JSON has not.
      func _notFinite() -> Double? {
        guard let text = _node.value as? String,
          case .convertFromString(let positive, let negative, let nan) =
            _options.nonConformingFloatDecodingStrategy
        else { return nil }
        return text == positive ? .infinity : text == negative ? -.infinity : text == nan ? .nan : nil
      }
      func _number(_ type: Any.Type) throws -> Double {
        if let number = _node.value as? Double { return number }
        if let number = _node.value as? Int { return Double(number) }
        throw _mismatch(type)
      }
      func _whole(_ type: Any.Type) throws -> Int {
        if let number = _node.value as? Int { return number }
        if let number = _node.value as? Double {
          guard let whole = Int(exactly: number) else { throw DecodingError._invalid }
          return whole
        }
        throw _mismatch(type)
      }
      func _text(_ type: Any.Type = String.self) throws -> String {
        guard let text = _node.value as? String else { throw _mismatch(type) }
        return text
      }
      func _corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
      }
      func _inner(_ node: _JSONNode, _ key: any CodingKey) -> _NodeDecoder {
        _NodeDecoder(_node: node, codingPath: codingPath + [key], _options: _options)
      }
    }
    struct KeyedDecodingContainer<Key: CodingKey> {
      let _decoder: any Decoder
      var codingPath: [any CodingKey] { _decoder.codingPath }
      var allKeys: [Key] {
        (_decoder._node._keys ?? []).compactMap { Key(stringValue: _renamed($0)) }
      }
      func _renamed(_ name: String) -> String { _decoder._options._key(name, codingPath) }
      func _find(_ key: any CodingKey) -> _JSONNode? {
        if case .useDefaultKeys = _decoder._options.keyDecodingStrategy {
          return _decoder._node._member(key.stringValue)
        }
        let name = _decoder._node._keys?.first { _renamed($0) == key.stringValue }
        return name.flatMap { _decoder._node._member($0) }
      }
      func contains(_ key: Key) -> Bool { _find(key) != nil }
      func decodeNil(forKey key: Key) throws -> Bool { try _get(key)._node.value == nil }
      func _get(_ key: Key) throws -> _NodeDecoder {
        guard let node = _find(key) else {
          throw DecodingError.keyNotFound(
            key,
            DecodingError.Context(
              codingPath: codingPath,
              debugDescription:
                "No value associated with key \\(key) (\\"\\(key.stringValue)\\")."))
        }
        return _decoder._inner(node, key)
      }
      func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try T(from: try _get(key))
      }
      func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        guard let node = _find(key), node.value != nil else { return nil }
        return try T(from: _decoder._inner(node, key))
      }
      func _decode<T: Decodable>(_ key: Key) throws -> T { try T(from: try _get(key)) }
      func _decodeIfPresent<T: Decodable>(_ key: Key) throws -> T? {
        guard let node = _find(key), node.value != nil else { return nil }
        return try T(from: _decoder._inner(node, key))
      }
      func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Other>
      {
        try _get(key).container(keyedBy: type)
      }
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer {
        try _get(key).unkeyedContainer()
      }
      func superDecoder() throws -> any Decoder { _superDecoder(_NameKey("super")) }
      func superDecoder(forKey key: Key) throws -> any Decoder { _superDecoder(key) }
      func _superDecoder(_ key: any CodingKey) -> any Decoder {
        _decoder._inner(_find(key) ?? _JSONNode(nil), key)
      }
    }
    struct UnkeyedDecodingContainer {
      let _decoder: any Decoder
      let _nodes: [_JSONNode]
      var currentIndex = 0
      var codingPath: [any CodingKey] { _decoder.codingPath }
      var count: Int? { _nodes.count }
      var isAtEnd: Bool { currentIndex >= _nodes.count }
      mutating func _next() throws -> _NodeDecoder {
        guard currentIndex < _nodes.count else {
          throw DecodingError.valueNotFound(
            Any.self,
            DecodingError.Context(
              codingPath: codingPath + [_CodingKey(currentIndex)],
              debugDescription: "Unkeyed container is at end."))
        }
        return _decoder._inner(_nodes[currentIndex], _CodingKey(currentIndex))
      }
      // What could not be decoded is still the next one.
      mutating func _taken<T>(_ value: T) -> T {
        currentIndex += 1
        return value
      }
      mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        _taken(try T(from: try _next()))
      }
      mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        guard !isAtEnd else { return nil }
        let next = try _next()
        return _taken(next._node.value == nil ? nil : try T(from: next))
      }
      mutating func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type) throws
        -> KeyedDecodingContainer<Other>
      {
        _taken(try _next().container(keyedBy: type))
      }
      mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
        _taken(try _next().unkeyedContainer())
      }
      mutating func superDecoder() throws -> any Decoder { _taken(try _next()) }
      mutating func decodeNil() throws -> Bool {
        guard !isAtEnd else {
          _ = try _next()
          return false
        }
        guard _nodes[currentIndex].value == nil else { return false }
        currentIndex += 1
        return true
      }
    }
    func _valueType<Root, Value>(_ path: KeyPath<Root, Value>) -> Value.Type { Value.self }
    struct SingleValueDecodingContainer {
      let _decoder: any Decoder
      var codingPath: [any CodingKey] { _decoder.codingPath }
      func decodeNil() -> Bool { _decoder._node.value == nil }
      func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: _decoder) }
    }
    final class JSONDecoder {
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
      enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) throws -> Data)
      }
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      enum DateDecodingStrategy {
        case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
      }
      var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
      var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
      var dataDecodingStrategy = DataDecodingStrategy.base64
      var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let node = _JSONNode._read(data) else {
          throw DecodingError._invalid
        }
        return try T(from: _NodeDecoder(_node: node, codingPath: [], _options: self))
      }
      func _key(_ name: String, _ path: [any CodingKey]) -> String {
        switch keyDecodingStrategy {
        case .useDefaultKeys: name
        case .convertFromSnakeCase: _camelCase(name)
        case .custom(let rename): rename(path + [_NameKey(name)]).stringValue
        }
      }
      func _camelCase(_ name: String) -> String {
        let parts = name.split(separator: "_")
        guard let first = parts.first, parts.count > 1 else { return name }
        // Where it begins or ends in underscores, those stay.
        let lead = name.prefix { $0 == "_" }
        let rest = name.reversed().prefix { $0 == "_" }
        return String(lead) + first.lowercased() + parts.dropFirst().map { $0.capitalized }.joined()
          + String(rest)
      }
    }
    """
}
