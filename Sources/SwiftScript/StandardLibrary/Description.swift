/// The text that Swift's `print` and `String(describing:)` have for a value, and with `debug` that
/// of `debugPrint` and `String(reflecting:)`.
///
/// Where Swift puts the module's name (`main.Card`), it is that of a program's main file.
enum Description {
  static let moduleName = "main"

  static func text(
    of value: Value, as type: Type, _ machine: Machine, debug: Bool = false
  ) -> String {
    Writer(machine: machine).text(value, type, debug)
  }

  /// A text between quotes, as it would stand in Swift code.
  static func quoted(_ text: String, _ machine: Machine) -> String {
    guard text.utf8.count > 1 << 14 else { return text.debugDescription }
    let inner = machine.changed(text) { String($0.debugDescription.dropFirst().dropLast()) }
    return "\"" + inner + "\""
  }

  /// A type's name: `Card`, and as part of something else `main.Card`.
  static func name(of type: Type, qualified: Bool) -> String {
    func name(_ type: Type) -> String { Description.name(of: type, qualified: qualified) }
    switch type {
    case .nominal(let nominal, _) where nominal.isComposition && nominal.name.contains(" & "):
      return parts(of: nominal).map { name(.nominal($0, [])) }.joined(separator: " & ")
    case .nominal(let nominal, let all):
      // On Linux Foundation has it by that name.
      let short = nominal.isHost && nominal.name == "NSRange" ? "_NSRange" : nominal.shortName
      let own = qualified ? qualifiedName(nominal) : short
      // The arguments of the type around are written with that one's name, if at all.
      let inherited = nominal.outer?.generics.count ?? 0
      let arguments = Array(all.dropFirst(inherited))
      if qualified, inherited > 0, let outer = nominal.outer {
        let around = name(.nominal(outer, Array(all.prefix(inherited))))
        return "\(around).\(nominal.shortName)"
          + (arguments.isEmpty ? "" : "<\(arguments.map(name).joined(separator: ", "))>")
      }
      return arguments.isEmpty ? own : "\(own)<\(arguments.map(name).joined(separator: ", "))>"
    case .optional(let inner): return "\(qualified ? "Swift." : "")Optional<\(name(inner))>"
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + name($0.type) }
        .joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.isInout ? "inout " : "") + name($0.type) + ($0.isVariadic ? "..." : "")
      }
      let thrown = function.thrown.map { "(\(name($0)))" } ?? ""
      return "(\(parameters.joined(separator: ", ")))" + (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws\(thrown)" : "") + " -> " + name(function.result)
    case .metatype(let inner):
      return name(inner) + (inner.nominal?.kind == .protocol ? ".Protocol" : ".Type")
    case .any: return "Any"
    case .parameter(let parameter): return parameter.name
    case .associated(let base, let member): return name(base) + "." + member
    case .error: return "?"
    }
  }

  /// What a composition is made of, as the runtime has it.
  ///
  /// First a class, then the protocols by name, then that it is a class at all. What asks nothing of
  /// the value is not kept.
  private static func parts(of composition: Nominal) -> [Nominal] {
    func rank(_ one: Nominal) -> Int { one.kind == .class ? 0 : one.name == "AnyObject" ? 2 : 1 }
    let classes = composition.superclass.map { [$0] } ?? []
    let parts = classes + composition.protocols.filter { $0.name != "Sendable" }
    return parts.sorted { (rank($0), $0.name) < (rank($1), $1.name) }
  }

  /// The library's type that an extension has put `nominal` into.
  private static func host(around nominal: Nominal) -> Nominal? {
    guard let outer = nominal.outer else { return nil }
    return outer.isHost || outer.isPrelude ? outer : host(around: outer)
  }

  private static func qualifiedName(_ nominal: Nominal) -> String {
    if nominal.isPrelude { return "Swift.\(nominal.name)" }
    if !nominal.isHost {
      guard let host = host(around: nominal), nominal.name.hasPrefix(host.name + ".") else {
        return "\(moduleName).\(nominal.name)"
      }
      let own = nominal.name.dropFirst(host.name.count)
      return "(extension in \(moduleName)):\(qualifiedName(host))\(own)"
    }
    guard let host = nominal.hostType, StandardLibrary.names.contains(nominal.name) == false else {
      return "Swift.\(nominal.name)"
    }
    return String(reflecting: host)
  }
}

extension StandardLibrary {
  static let names = Set(types.map(\.name))
}
