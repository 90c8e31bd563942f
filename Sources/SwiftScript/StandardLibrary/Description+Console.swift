import Foundation

/// Values as Xcode's console prints them: strings in quotes, objects with an address, types without
/// their module; on one line, and as `po` does with a line for each part.
struct ConsoleWriter {
  let machine: Machine
  let addresses: Addresses

  private var library: Library { machine.library }

  // MARK: One line

  func line(_ value: Value, _ type: Type) -> String {
    if let reference = value.box as? WeakBox {
      return line(reference.object.map { .object($0) } ?? .none, type)
    }
    if let inner = value.box as? AnyBox { return line(inner.value, inner.type) }
    switch type {
    case .optional(let wrapped):
      return value.isNone ? "nil" : "Optional(\(line(value.payload, wrapped)))"
    case .nominal(let nominal, let arguments) where nominal == library.optional:
      return line(value, .optional(arguments.first ?? .any))
    default: break
    }
    if case .object(let object) = value { return text(of: object, value, type) }
    if declaresDescription(value) { return plain(value, type) }
    switch value.box {
    case let box as StringBox: return box.text.debugDescription
    case let box as SubstringBox: return box.text.debugDescription
    case is ArrayBox: return "[" + list(value, type) + "]"
    case let box as TableBox where box.isSet: return "Set([" + list(value, type) + "])"
    case is TableBox:
      let pairs = parts(of: value, type).map { pair in
        parts(of: pair.value, pair.type).map { line($0.value, $0.type) }.joined(separator: ": ")
      }
      return pairs.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
    case is TupleBox: return labelled(value, type)
    case let box as StructBox: return shortName(box.type.nominal) + labelled(value, type)
    case let box as EnumBox:
      let name = "\(shortName(box.type.nominal)).\(box.type.caseNames[box.tag])"
      return box.fields.isEmpty ? name : name + labelled(value, type)
    case is AnyHostBox:
      return withoutModules(Description.text(of: value, as: type, machine, debug: true))
    default: return Description.text(of: value, as: type, machine)
    }
  }

  private func list(_ value: Value, _ type: Type) -> String {
    parts(of: value, type).map { line($0.value, $0.type) }.joined(separator: ", ")
  }

  private func labelled(_ value: Value, _ type: Type) -> String {
    let texts = parts(of: value, type).map { part in
      (part.label.hasPrefix(".") ? "" : "\(part.label): ") + line(part.value, part.type)
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private func text(of object: AnyObject, _ value: Value, _ type: Type) -> String {
    if declaresDescription(value) { return plain(value, type) }
    if object is any CustomDebugStringConvertible || object is any CustomStringConvertible {
      return withoutModules(String(reflecting: object))
    }
    let name = library.nominal(of: object).map(shortName) ?? "\(Swift.type(of: object))"
    return "<\(name): \(addresses.address(of: object))>"
  }

  /// In the words of the script's own `debugDescription` or `description`.
  private func plain(_ value: Value, _ type: Type) -> String {
    Description.text(of: value, as: type, machine, debug: true)
  }

  private func declaresDescription(_ value: Value) -> Bool {
    let type: ScriptType? =
      switch value {
      case .object(let object): (object as? ScriptInstance)?.type
      case .box(let box): (box as? StructBox)?.type ?? (box as? EnumBox)?.type
      default: nil
      }
    guard let nominal = type?.nominal else { return false }
    let protocols = [
      library.customStringConvertible, library.types["CustomDebugStringConvertible"],
    ]
    return protocols.contains { target in
      target.map { library.declaresConformance(nominal, to: $0) } ?? false
    }
  }

  private func shortName(_ nominal: Nominal) -> String { nominal.name }

  private func withoutModules(_ text: String) -> String {
    text.replacing("UIKitEngine.", with: "").replacing("Swift.", with: "")
  }

  // MARK: A line for each part

  /// As `po` prints it; without parts the same as ``line(_:_:)``.
  func tree(_ value: Value, _ type: Type) -> String {
    let parts = parts(of: value, type)
    guard !parts.isEmpty else { return line(value, type) }
    return "▿ \(title(value, type))"
      + parts.map { "\n" + branch($0, depth: 1) }.joined()
  }

  private func branch(_ part: Reflection.Part, depth: Int) -> String {
    let margin = String(repeating: "  ", count: depth)
    let inner = isSeenThrough(part.value) ? parts(of: part.value, part.type) : []
    guard !inner.isEmpty, depth < 6 else {
      return "\(margin)- \(part.label) : \(line(part.value, part.type))"
    }
    return "\(margin)▿ \(part.label) : \(title(part.value, part.type))"
      + inner.map { "\n" + branch($0, depth: depth + 1) }.joined()
  }

  /// Objects inside of others are told by their address alone, so that circles end.
  private func isSeenThrough(_ value: Value) -> Bool {
    if case .object = value { return false }
    return !declaresDescription(value)
  }

  private func title(_ value: Value, _ type: Type) -> String {
    if let inner = value.box as? AnyBox { return title(inner.value, inner.type) }
    if type.wrapped != nil { return Description.name(of: type, qualified: false) }
    let count = parts(of: value, type).count
    switch value.box {
    case let box as TableBox where box.isSet: return count == 1 ? "1 member" : "\(count) members"
    case is TableBox: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case is ArrayBox, is TupleBox: return count == 1 ? "1 element" : "\(count) elements"
    case let box as StructBox where !declaresDescription(value): return shortName(box.type.nominal)
    case let box as EnumBox where !declaresDescription(value): return shortName(box.type.nominal)
    default: return line(value, type)
    }
  }

  private func parts(of value: Value, _ type: Type) -> [Reflection.Part] {
    if let inner = value.box as? AnyBox { return parts(of: inner.value, inner.type) }
    if type.wrapped == nil, declaresDescription(value) { return [] }
    let reflection = Reflection(machine: machine)
    if type.wrapped == nil, let box = value.box as? EnumBox { return reflection.payload(of: box) }
    return reflection.parts(of: value, type)
  }
}

/// Numbers that stand for the addresses of objects that have no number of their own.
///
/// They count up in the order of asking, so that they are the same in each run.
final class Addresses {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0

  func address(of object: AnyObject) -> String {
    let key = ObjectIdentifier(object)
    if entries[key]?.object !== object {
      count += 1
      entries[key] = Entry(object: object, number: count)
    }
    return "0x" + String(0x6000_c000_0000 + (entries[key]?.number ?? 0) * 16, radix: 16)
  }
}
