import Foundation

extension UInt8: BridgedValue {
  public static func unwrap(_ value: Value) -> UInt8? {
    Int.unwrap(value).flatMap { UInt8(exactly: $0) }
  }

  public var wrapped: Value { .int(Int(self)) }
}

extension Data: BridgedValue {}
extension String.Encoding: BridgedValue {}

/// Bytes.
extension StandardLibrary {
  static let stores: [TypeBinding] = [data, encoding] + settings + errorTypes

  private static let encoding = TypeBinding.struct(
    String.Encoding.self, "String.Encoding", conforms: ["Hashable"]
  ) { type in
    for (name, encoding) in [
      ("utf8", String.Encoding.utf8), ("ascii", .ascii), ("utf16", .utf16), ("utf32", .utf32),
      ("isoLatin1", .isoLatin1), ("unicode", .unicode), ("utf16LittleEndian", .utf16LittleEndian),
      ("utf16BigEndian", .utf16BigEndian), ("windowsCP1252", .windowsCP1252),
      ("macOSRoman", .macOSRoman), ("nonLossyASCII", .nonLossyASCII),
    ] { type.constant(name, encoding) }
  }

  private static let data = TypeBinding.struct(
    Data.self, "Data", conforms: ["Hashable", "CustomStringConvertible", "Sequence"]
  ) { type in
    type.initializer("init()") { Data() }
    type.initializer("init(_ elements: Sequence<UInt8>)") { (bytes: [UInt8]) in Data(bytes) }
    type.initializer("init(_ data: Data)") { (data: Data) in data }
    type.initializer("init(bytes: Sequence<UInt8>)") { (bytes: [UInt8]) in Data(bytes) }
    type.native("init(count: Int)") { machine, arguments in
      zeros(machine, 0, arguments[0].int)
    }
    type.native("init(capacity: Int)") { _, _ in Data().wrapped }
    type.native("init(repeating repeatedValue: UInt8, count: Int)") { machine, arguments in
      zeros(machine, UInt8(truncatingIfNeeded: arguments[0].int), arguments[1].int)
    }
    type.failableInitializer("init?(base64Encoded base64String: String)") { (text: String) in
      Data(base64Encoded: text)
    }
    type.native("init(contentsOf url: URL) throws") { machine, _ in
      machine.refuse("Data(contentsOf:)")
    }
    type.native("func write(to url: URL) throws") { machine, _ in
      machine.refuse("write(to:)")
    }
    type.function("func base64EncodedString() -> String") { (me: Data) in
      me.base64EncodedString()
    }
    type.property("var count: Int", \.count)
    type.property("var isEmpty: Bool", \.isEmpty)
    type.property("var description: String", \.description)
    bytes(type)
    type.parts()
  }

  private static func zeros(_ machine: Machine, _ byte: UInt8, _ count: Int) -> Value {
    guard machine.require(count >= 0, "Can't construct Data with negative count"),
      machine.hasMemory(for: count)
    else { return .none }
    return Data(repeating: byte, count: count).wrapped
  }

  private static func bytes(_ type: MemberTable<Data>) {
    type.native(
      "subscript(index: Int) -> UInt8 { get set }",
      get: { machine, arguments in
        guard let data = Data.unwrap(arguments[0]),
          machine.require(data.indices.contains(arguments[1].int), "Index out of range")
        else { return .int(0) }
        return .int(Int(data[arguments[1].int]))
      },
      set: { machine, arguments in
        guard var data = Data.unwrap(arguments[0]),
          machine.require(data.indices.contains(arguments[1].int), "Index out of range")
        else { return arguments[0] }
        data[arguments[1].int] = UInt8(truncatingIfNeeded: arguments[2].int)
        return data.wrapped
      })
    type.native("func subdata(in range: Range<Int>) -> Data") { machine, arguments in
      guard let data = Data.unwrap(arguments[0]), let range = arguments[1].range,
        let lower = range.lower?.int, let upper = range.upper?.int,
        machine.require(lower >= 0 && upper <= data.count, "Range out of bounds")
      else { return Data().wrapped }
      return data.subdata(in: lower..<upper).wrapped
    }
    type.mutating("mutating func append(_ other: Data)") { (me: inout Data, other: Data) in
      me.append(other)
    }
    type.mutating("mutating func append(_ byte: UInt8)") { (me: inout Data, byte: UInt8) in
      me.append(byte)
    }
    type.mutating("mutating func append(contentsOf elements: Sequence<UInt8>)") {
      (me: inout Data, bytes: [UInt8]) in me.append(contentsOf: bytes)
    }
    type.mutating("mutating func removeAll()") { (me: inout Data) in me.removeAll() }
    type.staticMethod("static func + (left: Data, right: Data) -> Data") {
      (left: Data, right: Data) in left + right
    }
  }

  /// Texts as bytes.
  static func stringData(_ type: MemberTable<String>) {
    type.function(
      "func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?"
    ) { (me: String, encoding: String.Encoding, lossy: Bool) in
      me.data(using: encoding, allowLossyConversion: lossy)
    }
    type.native("init?(data: Data, encoding: String.Encoding)") { machine, arguments in
      machine.bridge("init(data:encoding:)") {
        String(data: try .read(arguments[0]), encoding: try .read(arguments[1]))
          .map(Value.string) ?? .none
      }
    }
    type.native("init?(bytes: Sequence<UInt8>, encoding: String.Encoding)") { machine, arguments in
      machine.bridge("init(bytes:encoding:)") {
        let bytes = arguments[0].elements.map { UInt8(truncatingIfNeeded: $0.int) }
        return String(bytes: bytes, encoding: try .read(arguments[1])).map(Value.string) ?? .none
      }
    }
    type.native("init?(bytes: Data, encoding: String.Encoding)") { machine, arguments in
      machine.bridge("init(bytes:encoding:)") {
        let data: Data = try .read(arguments[0])
        return String(bytes: data, encoding: try .read(arguments[1])).map(Value.string) ?? .none
      }
    }
    type.native("init(decoding data: Data, as encoding: UTF8.Type)") { machine, arguments in
      machine.bridge("init(decoding:as:)") {
        let data: Data = try .read(arguments[0])
        return .string(String(decoding: data, as: UTF8.self))
      }
    }
    for label in [
      "contentsOf url: URL", "contentsOf url: URL, encoding: String.Encoding",
      "contentsOfFile path: String", "contentsOfFile path: String, encoding: String.Encoding",
    ] {
      type.native("init(\(label)) throws") { machine, _ in
        machine.refuse("String(\(label.prefix { $0 != " " }):)")
      }
    }
    type.native(
      "func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws"
    ) { machine, _ in machine.refuse("write(toFile:)") }
    type.native("func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws") {
      machine, _ in machine.refuse("write(to:)")
    }
  }
}
