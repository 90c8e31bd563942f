/// A font by its name, as layers of text take it; it has no glyphs here.
public nonisolated final class CGFont: Hashable, Sendable {
  public let postScriptName: CFString?

  public init?(_ name: CFString) { postScriptName = name }

  public static func == (left: CGFont, right: CGFont) -> Bool {
    left.postScriptName == right.postScriptName
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
}

/// What is toll-free bridged on Apple's systems is the same type here: `name as CFString`.
public typealias CFString = String
/// As `CFString`: `colors as CFArray`.
public typealias CFArray = [Any]
