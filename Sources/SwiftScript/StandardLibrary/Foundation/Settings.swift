import Foundation

/// What `UserDefaults` is here: a table in memory that ends with the program.
public final class AppDefaults: NSObject {
  fileprivate var values: [String: Value] = [:]
  fileprivate var registered: [String: Value] = [:]

  fileprivate subscript(key: String) -> Value? { values[key] ?? registered[key] }
}

/// What `ProcessInfo` is here: nothing of the user's machine.
final class AppProcess: NSObject {}

/// What the program knows of itself and of its machine.
extension StandardLibrary {
  static let settings: [TypeBinding] = [defaults, processInfo]

  private static let defaults = TypeBinding.class(
    AppDefaults.self, "UserDefaults", inherits: "NSObject"
  ) { type in
    type.native(
      "static var standard: UserDefaults",
      get: { machine, _ in machine.kept("UserDefaults") { AppDefaults() }.wrapped }, set: nil)
    type.native("init?(suiteName: String?)") { machine, arguments in
      suite(arguments[0].string, machine).wrapped
    }
    type.native("static func resetStandardUserDefaults()") { _, _ in .void }
    domains(type)
    type.native("func set(_ value: Any?, forKey defaultName: String)", keep)
    for kind in ["Int", "Float", "Double", "Bool"] {
      type.native("func set(_ value: \(kind), forKey defaultName: String)", keep)
    }
    type.native("func set(_ url: URL?, forKey defaultName: String)", keep)
    type.native("func setValue(_ value: Any?, forKey key: String)", keep)
    type.native("func removeObject(forKey defaultName: String)") { _, arguments in
      AppDefaults.unwrap(arguments[0])?.values[arguments[1].string] = nil
      return .void
    }
    type.native("func register(defaults registrationDictionary: [String: Any])") { _, arguments in
      let me = AppDefaults.unwrap(arguments[0])
      guard let table = arguments[1].box as? TableBox else { return .void }
      for (key, value) in zip(table.keys, table.values) { me?.registered[key.string] = value }
      return .void
    }
    type.native("@discardableResult func synchronize() -> Bool") { _, _ in .bool(true) }
    reading(type)
  }

  /// The settings that are kept under a name: the program's own under its identifier.
  private static func suite(_ name: String, _ machine: Machine) -> AppDefaults {
    let key = name == RunningProgram.name ? "UserDefaults" : "UserDefaults " + name
    return machine.kept(key) { AppDefaults() }
  }

  /// What is set, without what is registered.
  private static func domains(_ type: MemberTable<AppDefaults>) {
    type.native("func persistentDomain(forName domainName: String) -> [String: Any]?") {
      machine, arguments in
      let values = suite(arguments[1].string, machine).values
      return values.isEmpty ? .none : table(values)
    }
    type.native("func setPersistentDomain(_ domain: [String: Any], forName domainName: String)") {
      machine, arguments in
      let domain = suite(arguments[2].string, machine)
      domain.values = [:]
      guard let table = arguments[1].box as? TableBox else { return .void }
      for (key, value) in zip(table.keys, table.values) { domain.values[key.string] = value }
      return .void
    }
    type.native("func removePersistentDomain(forName domainName: String)") { machine, arguments in
      suite(arguments[1].string, machine).values = [:]
      return .void
    }
  }

  private static func table(_ values: [String: Value]) -> Value {
    let table = TableBox()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { table[.string(key)] = value }
    return .box(table)
  }

  private static let keep: Native = { _, arguments in
    let me = AppDefaults.unwrap(arguments[0])
    me?.values[arguments[2].string] = arguments[1].isNone ? nil : arguments[1].payload.unerased
    return .void
  }

  private static func reading(_ type: MemberTable<AppDefaults>) {
    func read(
      _ row: String, _ convert: @escaping (Value) -> Value, or nothing: Value = .none
    ) {
      type.native("func \(row)") { _, arguments in
        AppDefaults.unwrap(arguments[0])?[arguments[1].string].map(convert) ?? nothing
      }
    }
    read("object(forKey defaultName: String) -> Any?", { $0 })
    read("value(forKey key: String) -> Any?", { $0 })
    read(
      "string(forKey defaultName: String) -> String?",
      { value in
        if let text = String.unwrap(value) { return .string(text) }
        return (value.foundation as? NSNumber).map { .string($0.stringValue) } ?? .none
      })
    read("integer(forKey defaultName: String) -> Int", { .int(number($0).intValue) }, or: .int(0))
    read(
      "double(forKey defaultName: String) -> Double", { .double(number($0).doubleValue) },
      or: .double(0))
    read(
      "float(forKey defaultName: String) -> Float",
      { .double(Double(number($0).floatValue)) }, or: .double(0))
    read(
      "bool(forKey defaultName: String) -> Bool",
      { value in
        guard let text = String.unwrap(value) else { return .bool(number(value).boolValue) }
        return .bool((text as NSString).boolValue)
      }, or: .bool(false))
    read("array(forKey defaultName: String) -> [Any]?", { $0.box is ArrayBox ? $0 : .none })
    read(
      "stringArray(forKey defaultName: String) -> [String]?",
      { [String].unwrap($0) == nil ? .none : $0 })
    read(
      "dictionary(forKey defaultName: String) -> [String: Any]?",
      { ($0.box as? TableBox)?.isSet == false ? $0 : .none })
    read("data(forKey defaultName: String) -> Data?", { Data.unwrap($0)?.wrapped ?? .none })
    read("url(forKey defaultName: String) -> URL?", { URL.unwrap($0)?.wrapped ?? .none })
    type.native("func dictionaryRepresentation() -> [String: Any]") { _, arguments in
      let me = AppDefaults.unwrap(arguments[0])
      return table((me?.registered ?? [:]).merging(me?.values ?? [:], uniquingKeysWith: { $1 }))
    }
  }

  /// What a setting says as a number; texts that begin with one do.
  private static func number(_ value: Value) -> NSNumber {
    if let text = String.unwrap(value) { return NSNumber(value: (text as NSString).doubleValue) }
    return value.foundation as? NSNumber ?? 0
  }

  private static let processInfo = TypeBinding.class(
    AppProcess.self, "ProcessInfo", inherits: "NSObject"
  ) { type in
    type.native(
      "static var processInfo: ProcessInfo",
      get: { machine, _ in machine.kept("ProcessInfo") { AppProcess() }.wrapped }, set: nil)
    type.staticless("var arguments: [String]") { [RunningProgram.name] }
    type.staticless("var environment: [String: String]") { [String: String]() }
    type.staticless("var processName: String") { RunningProgram.name }
    type.staticless("var isLowPowerModeEnabled: Bool") { false }
    type.staticless("var processorCount: Int") { 1 }
    type.staticless("var activeProcessorCount: Int") { 1 }
    type.native(
      "var systemUptime: TimeInterval",
      get: { machine, _ in .double(machine.now.timeIntervalSinceReferenceDate) }, set: nil)
  }
}

extension MemberTable {
  /// A property that says the same on every machine.
  fileprivate func staticless<V: Bridged>(_ text: String, _ value: @escaping @MainActor () -> V) {
    native(text, get: { _, _ in value().wrapped }, set: nil)
  }
}
