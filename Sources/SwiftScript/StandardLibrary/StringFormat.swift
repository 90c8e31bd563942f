import Foundation

/// A template as C's `printf` and Foundation's `String(format:)` read it.
struct StringFormat {
  private enum Piece {
    case text(String)
    /// Flags, width and precision as written, how long an integer is, and the letter that says what
    /// to put there.
    case value(options: String, length: Substring, conversion: Character, place: Int?)
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
      var options = String(rest.prefix { "0123456789.+- #'*".contains($0) })
      rest.removeFirst(options.count)
      for width in options.split(whereSeparator: { !$0.isNumber }) {
        // What the width asks for has to have room.
        if !machine.hasMemory(for: Int(width) ?? .max) { options = "" }
      }
      let length = rest.prefix { "lhqzjtL".contains($0) }
      rest.removeFirst(length.count)
      pieces.append(.text(text))
      text = ""
      if let conversion = rest.popFirst() {
        pieces.append(
          .value(options: options, length: length, conversion: conversion, place: place))
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
    guard case .value(var options, let length, let conversion, let place) = piece else {
      if case .text(let text) = piece { return text }
      return ""
    }
    // A star takes its number from the arguments, before the value.
    while let star = options.firstIndex(of: "*") {
      let number = Int(Int32(truncatingIfNeeded: remaining.popFirst()?.unerased.int ?? 0))
      let text = machine.hasMemory(for: abs(number)) ? "\(number)" : ""
      options.replaceSubrange(star...star, with: text)
    }
    let value =
      if let place { arguments.indices.contains(place) ? arguments[place] : .none } else {
        remaining.popFirst() ?? .none
      }
    return Self.text(value, options, length, conversion, machine)
  }

  /// An argument of another kind than its specifier asks for is read as that kind's zero; C would
  /// read foreign memory.
  private static func text(
    _ value: Value, _ options: String, _ length: Substring, _ conversion: Character,
    _ machine: Machine
  ) -> String {
    let plain = value.unerased
    // Foundation on Linux knows nothing of it and writes it down.
    if options.hasPrefix("'") { return options + String(conversion) }
    switch conversion {
    case "d", "i", "u", "x", "X", "o":
      let isSigned = conversion == "d" || conversion == "i"
      let bits = read(plain.bits(Int.self), length, isSigned: isSigned)
      return String(format: "%\(options)l\(conversion)", bits)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      if case .double(let number) = plain {
        return String(format: "%\(options)\(conversion)", number)
      }
      return String(format: "%\(options)\(conversion)", 0.0)
    case "c":
      return UnicodeScalar(UInt32(truncatingIfNeeded: plain.int)).map { String(Character($0)) }
        ?? ""
    case "C":
      return String(decoding: [UInt16(truncatingIfNeeded: plain.int)], as: UTF16.self)
    case "p": return "0x" + String(UInt(bitPattern: plain.int), radix: 16)
    case "@":
      // Foundation on Linux knows no width for objects.
      return Description.text(of: value, as: .any, machine)
    case "s":
      return padded(Description.text(of: value, as: .any, machine), options)
    default: return ""
    }
  }

  /// As many of an integer's bits as C reads: 32 where the specifier says nothing of its length.
  private static func read(_ bits: Int, _ length: Substring, isSigned: Bool) -> Int {
    let size = ["": 32, "h": 16, "hh": 8][length] ?? 64
    let left = bits << (64 - size)
    return isSigned ? left >> (64 - size) : Int(bitPattern: UInt(bitPattern: left) >> (64 - size))
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
