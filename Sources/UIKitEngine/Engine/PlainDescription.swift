import Foundation

/// Numbers that stand for the addresses of objects that are no elements of an app.
///
/// They count up in the order of asking, so that they are the same in each run; NSObject's own
/// description would show where the object really is.
@MainActor private enum PlainAddresses {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static weak var engine: Engine?

  static func address(of object: AnyObject) -> String {
    if engine !== Engine.current { (entries, engine) = ([:], Engine.current) }
    let key = ObjectIdentifier(object)
    let known = entries[key].flatMap { $0.object === object ? $0.number : nil }
    let number = known ?? entries.count + 1
    if known == nil { entries[key] = Entry(object: object, number: number) }
    return "0x" + String(0x6000_2000_0000 + number * 16, radix: 16)
  }
}

extension NSObject {
  /// The class and a number in the place of the address.
  final nonisolated var plainDescription: String {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated {
      "<\(Engine.current.typeName(of: object)): \(PlainAddresses.address(of: object))>"
    }
  }
}
