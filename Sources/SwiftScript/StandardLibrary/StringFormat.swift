import Foundation

/// A template as C's `printf` and Foundation's `String(format:)` read it.
struct StringFormat {
  private enum Piece {
    case text(String)
    /// Flags, width and precision as written, and the letter that says what to put there.
    case value(options: String, conversion: Character, place: Int?)
  }

  private var pieces: [Piece] = []

  init(_ template: String, _ machine: Machine) {
    var rest = template[...]
    var text = ""
    while machine.goesOn(), let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      let place = Self.place(&rest)
      var options = String(rest.prefix { "0123456789.+- #'".contains($0) })
      rest.removeFirst(options.count)
      for width in options.split(whereSeparator: { !$0.isNumber }) {
        // What the width asks for has to have room.
        if !machine.hasMemory(for: Int(width) ?? .max) { options = "" }
      }
      rest = rest.drop { "lhqzjtL".contains($0) }
      pieces.append(.text(text))
      text = ""
      if let conversion = rest.popFirst() {
        pieces.append(.value(options: options, conversion: conversion, place: place))
      }
    }
    pieces.append(.text(text))
  }

  /// The `2$` of `%2$@`, counted from 0.
  private static func place(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest.removeFirst(digits.count + 1)
    return number - 1
  }

  func filled(with arguments: [Value], _ machine: Machine) -> String {
    var remaining = arguments[...]
    var result = ""
    for piece in pieces {
      guard machine.goesOn() else { break }
      result += text(of: piece, arguments, &remaining, machine)
    }
    return result
  }

  private func text(
    of piece: Piece, _ arguments: [Value], _ remaining: inout ArraySlice<Value>, _ machine: Machine
  ) -> String {
    switch piece {
    case .text(let text): text
    case .value(let options, let conversion, let place?):
      Self.text(
        arguments.indices.contains(place) ? arguments[place] : .none, options, conversion, machine
      )
    case .value(let options, let conversion, nil):
      Self.text(remaining.popFirst() ?? .none, options, conversion, machine)
    }
  }

  /// An argument of another kind than its specifier asks for is read as that kind's zero; C would
  /// read foreign memory.
  private static func text(
    _ value: Value, _ options: String, _ conversion: Character, _ machine: Machine
  ) -> String {
    let plain = value.unerased
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      return String(format: "%\(options)l\(conversion)", plain.bits(Int.self))
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if case .double(let number) = plain {
        return String(format: "%\(options)\(conversion)", number)
      }
      return String(format: "%\(options)\(conversion)", 0.0)
    case "c":
      return UnicodeScalar(UInt32(truncatingIfNeeded: plain.int)).map { String(Character($0)) }
        ?? ""
    case "@":
      // Foundation on Linux knows no width for objects.
      return Description.text(of: value, as: .any, machine)
    case "s":
      return padded(Description.text(of: value, as: .any, machine), options)
    default: return ""
    }
  }

  private static func padded(_ text: String, _ options: String) -> String {
    let parts = options.split(separator: ".", omittingEmptySubsequences: false)
    var text = text
    if parts.count > 1, let precision = Int(parts[1]) { text = String(text.prefix(precision)) }
    let isLeft = options.hasPrefix("-")
    guard let first = parts.first, let width = Int(first.drop { !$0.isNumber }), width > text.count
    else { return text }
    let space = String(repeating: " ", count: min(width - text.count, 10_000))
    return isLeft ? text + space : space + text
  }
}
