/// A phrase in one language, with what is filled in.
///
/// `\(name)` stands as it is; `\(name, .은는)` takes the Korean particle that its sound asks for;
/// `\(3, "line")` counts in English; a phrase within a phrase speaks the same language.
struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Piece: Hashable, Sendable {
    case text(String)
    case phrase(Phrase)
    case particle(Particle)
  }

  private var pieces: [Piece]

  init(stringLiteral value: String) {
    pieces = [.text(value)]
  }

  init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  func text(_ voice: Voice) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let words): text += words
      case .phrase(let phrase): text += phrase.text(voice)
      case .particle(let particle): text += particle.form(after: text)
      }
    }
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    mutating func appendInterpolation(_ value: String) { pieces.append(.text(value)) }
    mutating func appendInterpolation(_ value: Int) { pieces.append(.text(String(value))) }
    mutating func appendInterpolation(_ phrase: Phrase) { pieces.append(.phrase(phrase)) }

    /// The particle that what stands before asks for.
    mutating func appendInterpolation(_ particle: Particle) { pieces.append(.particle(particle)) }

    mutating func appendInterpolation(_ value: String, _ particle: Particle) {
      pieces += [.text(value), .particle(particle)]
    }

    mutating func appendInterpolation(_ phrase: Phrase, _ particle: Particle) {
      pieces += [.phrase(phrase), .particle(particle)]
    }

    /// `1 line`, `3 lines`.
    mutating func appendInterpolation(_ count: Int, _ noun: String) {
      pieces.append(.text("\(count) \(noun)\(count == 1 ? "" : "s")"))
    }
  }
}
