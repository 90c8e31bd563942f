import Foundation

/// Values as Xcode's console prints them: strings in quotes, objects with an address, types without
/// their module; on one line, and as `po` does with a line for each part.
struct ConsoleWriter {
  let machine: Machine
  let addresses: Addresses

  private var library: Library { machine.library }

  private typealias Part = Reflection.Part

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
    case let box as StringBox: return Description.quoted(box.text, machine)
    case let box as SubstringBox: return Description.quoted(String(box.text), machine)
    case is ArrayBox: return "[" + list(value, type) + "]"
    case let box as TableBox where box.isSet: return "Set([" + list(value, type) + "])"
    case is TableBox:
      let pairs = joined(value, type) { pair in
        joined(pair.value, pair.type, ": ") { line($0.value, $0.type) }
      }
      return pairs.isEmpty ? "[:]" : "[" + pairs + "]"
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
    joined(value, type) { line($0.value, $0.type) }
  }

  /// The texts of a value's parts.
  private func joined(
    _ value: Value, _ type: Type, _ separator: String = ", ", _ text: (Part) -> String
  ) -> String {
    var texts = ""
    var isFirst = true
    eachPart(of: value, type) { part in
      if !isFirst { texts += separator }
      texts += text(part)
      isFirst = false
    }
    return texts
  }

  private func labelled(_ value: Value, _ type: Type) -> String {
    let texts = joined(value, type) { part in
      (part.label.hasPrefix(".") ? "" : "\(part.label): ") + line(part.value, part.type)
    }
    return "(" + texts + ")"
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

  /// The first lines of a tree, and how many there are.
  private struct Lines {
    static let limit = 1000
    var text = ""
    var count = 0

    mutating func add(_ line: () -> String) {
      count += 1
      guard count <= Self.limit else { return }
      if count > 1 { text += "\n" }
      let line = line()
      text += line.utf8.count > 1 << 16 ? line.prefix(2000) + "…" : line
    }
  }

  /// As `po` prints it; without parts the same as ``line(_:_:)``.
  ///
  /// - Returns: so many lines as somebody reads, and how many more there would be.
  func tree(_ value: Value, _ type: Type) -> (text: String, more: Int) {
    var lines = Lines()
    guard partCount(of: value, type) > 0 else {
      lines.add { line(value, type) }
      return (lines.text, 0)
    }
    lines.add { "▿ \(title(value, type))" }
    eachPart(of: value, type) { addBranch($0, depth: 1, to: &lines) }
    return (lines.text, max(0, lines.count - Lines.limit))
  }

  private func addBranch(_ part: Part, depth: Int, to lines: inout Lines) {
    let margin = String(repeating: "  ", count: depth)
    guard depth < 6, isSeenThrough(part.value), partCount(of: part.value, part.type) > 0 else {
      return lines.add { "\(margin)- \(part.label) : \(line(part.value, part.type))" }
    }
    lines.add { "\(margin)▿ \(part.label) : \(title(part.value, part.type))" }
    eachPart(of: part.value, part.type) { addBranch($0, depth: depth + 1, to: &lines) }
  }

  /// Objects inside of others are told by their address alone, so that circles end.
  private func isSeenThrough(_ value: Value) -> Bool {
    if case .object = value { return false }
    return !declaresDescription(value)
  }

  private func title(_ value: Value, _ type: Type) -> String {
    if let inner = value.box as? AnyBox { return title(inner.value, inner.type) }
    if type.wrapped != nil { return Description.name(of: type, qualified: false) }
    let count = partCount(of: value, type)
    switch value.box {
    case let box as TableBox where box.isSet: return count == 1 ? "1 member" : "\(count) members"
    case is TableBox: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case is ArrayBox, is TupleBox: return count == 1 ? "1 element" : "\(count) elements"
    case let box as StructBox where !declaresDescription(value): return shortName(box.type.nominal)
    case let box as EnumBox where !declaresDescription(value): return shortName(box.type.nominal)
    default: return line(value, type)
    }
  }

  private func partCount(of value: Value, _ type: Type) -> Int {
    if let inner = value.box as? AnyBox { return partCount(of: inner.value, inner.type) }
    if type.wrapped == nil {
      if let box = value.box as? ArrayBox { return box.elements.count }
      if let box = value.box as? TableBox { return box.count }
      // Its line says all of it.
      if value.box is RangeBox { return 0 }
    }
    return parts(of: value, type).count
  }

  /// Calls `body` with each part, for as long as the program goes on.
  private func eachPart(of value: Value, _ type: Type, _ body: (Part) -> Void) {
    if let inner = value.box as? AnyBox { return eachPart(of: inner.value, inner.type, body) }
    guard type.wrapped == nil, value.box is ArrayBox || value.box is TableBox else {
      return parts(of: value, type).forEach(body)
    }
    let arguments = type.arguments
    var place = 0
    var partType = arguments.first ?? .any
    if let table = value.box as? TableBox, !table.isSet {
      let types = arguments.count == 2 ? arguments : [.any, .any]
      partType = .tuple([
        Type.TupleElement(label: "key", type: types[0]),
        Type.TupleElement(label: "value", type: types[1]),
      ])
    }
    SequenceConversion.walk(value, machine) { element in
      body(Part(label: "\(place)", value: element, type: partType))
      place += 1
      return true
    }
  }

  /// The parts of what has few.
  private func parts(of value: Value, _ type: Type) -> [Part] {
    if let inner = value.box as? AnyBox { return parts(of: inner.value, inner.type) }
    // A rectangle says it all in its line.
    if type.wrapped == nil, declaresDescription(value) || value.box is AnyHostBox { return [] }
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
