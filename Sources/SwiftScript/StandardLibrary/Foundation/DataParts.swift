import Foundation

/// Parts of bytes: bytes themselves, which keep the indices of the whole.
extension MemberTable where Host == Data {
  func parts() {
    for range in ["Range", "ClosedRange", "PartialRange"] {
      native(
        "subscript(bounds: \(range)<Int>) -> Data",
        get: { machine, arguments in
          guard let data = Data.unwrap(arguments[0]),
            let places = data.places(arguments[1], machine)
          else { return Data().wrapped }
          return data[places].wrapped
        },
        set: { machine, arguments in
          guard var data = Data.unwrap(arguments[0]),
            let places = data.places(arguments[1], machine), let part = Data.unwrap(arguments[2])
          else { return arguments[0] }
          data.replaceSubrange(places, with: part)
          return data.wrapped
        })
      native("mutating func removeSubrange(_ bounds: \(range)<Int>)") { machine, arguments in
        if var data = Data.unwrap(arguments[0]), let places = data.places(arguments[1], machine) {
          data.removeSubrange(places)
          arguments[0] = data.wrapped
        }
        return .void
      }
    }
    property("var startIndex: Int", \.startIndex)
    property("var endIndex: Int", \.endIndex)
    native(
      "var indices: Range<Int>",
      get: { _, arguments in
        let indices = Data.unwrap(arguments[0])?.indices ?? 0..<0
        return .box(
          RangeBox(.int(indices.lowerBound), .int(indices.upperBound), isClosed: false))
      }, set: nil)
    for (name, part) in [
      ("prefix(_ maxLength: Int)", { $0.prefix($1) }),
      ("suffix(_ maxLength: Int)", { $0.suffix($1) }),
      ("dropFirst(_ k: Int = 1)", { $0.dropFirst($1) }),
      ("dropLast(_ k: Int = 1)", { $0.dropLast($1) }),
    ] as [(String, (Data, Int) -> Data)] {
      native("func \(name) -> Data") { machine, arguments in
        guard let data = Data.unwrap(arguments[0]),
          machine.require(arguments[1].int >= 0, "Can't take a part of negative length")
        else { return Data().wrapped }
        return part(data, arguments[1].int).wrapped
      }
    }
  }
}

extension Data {
  /// Where a range of the script's lies; the program has trapped where it does not.
  fileprivate func places(_ value: Value, _ machine: Machine) -> Range<Int>? {
    value.places(from: startIndex, to: endIndex, machine, "Range out of bounds") { $0 + 1 }
  }
}
