import Foundation

/// One attribute of texts for scripts: its name there, its type, and how it is read and changed.
public struct AttributeRow<V> {
  let name: String
  let type: String
  let read: (any AttributeReading) -> V?
  let changed: (any AttributeHolding, V?) -> any AttributeHolding

  public init<Key: AttributedStringKey>(_ name: String, _ type: String, _ key: Key.Type)
  where Key.Value == V, Key.Value: Sendable {
    self.name = name
    self.type = type
    read = { $0.attribute(key) }
    changed = { text, value in
      var text = text
      text.setAttribute(key, value)
      return text
    }
  }
}

extension AttributeRow<URL> {
  static var link: AttributeRow {
    AttributeRow("link", "URL", AttributeScopes.FoundationAttributes.LinkAttribute.self)
  }
}

extension AttributeRow<String> {
  static var languageIdentifier: AttributeRow {
    AttributeRow(
      "languageIdentifier", "String",
      AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self)
  }
}

/// What has attributes that may be read by their keys.
public protocol AttributeReading {
  func attribute<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Sendable
}

/// What has attributes that may be changed.
public protocol AttributeHolding: AttributeReading {
  mutating func setAttribute<Key: AttributedStringKey>(_ key: Key.Type, _ value: Key.Value?)
  where Key.Value: Sendable
}

extension AttributedStringProtocol {
  public func attribute<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Sendable { self[key] }
  public mutating func setAttribute<Key: AttributedStringKey>(
    _ key: Key.Type, _ value: Key.Value?
  ) where Key.Value: Sendable { self[key] = value }
}

extension AttributedString: AttributeHolding {}
extension AttributedSubstring: AttributeHolding {}

extension AttributeContainer: AttributeHolding {
  public func attribute<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Sendable { self[key] }
  public mutating func setAttribute<Key: AttributedStringKey>(
    _ key: Key.Type, _ value: Key.Value?
  ) where Key.Value: Sendable { self[key] = value }
}

extension AttributedString.Runs.Run: AttributeReading {
  public func attribute<Key: AttributedStringKey>(_ key: Key.Type) -> Key.Value?
  where Key.Value: Sendable { attributes[key] }
}
