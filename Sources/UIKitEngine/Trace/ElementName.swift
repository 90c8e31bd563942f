/// How the trace speaks of a view, controller or layer without holding it.
public nonisolated struct ElementName: Hashable, Sendable, CustomStringConvertible {
  /// Unique in its engine; counts up in the order of creation.
  public var id: Int
  /// The class as the learner wrote it.
  public var type: String
  /// Counts the elements of this class from 1.
  public var number: Int
  /// The variable that holds it, once the engine was told.
  public var name: String?

  public init(id: Int, type: String, number: Int, name: String? = nil) {
    self.id = id
    self.type = type
    self.number = number
    self.name = name
  }

  /// `card`, or `UIView#3` for a view that nobody named.
  public var description: String { name ?? "\(type)#\(number)" }

  /// The counter that stands where UIKit prints an address.
  public var address: String { "0x" + String(0x6000_0000_0000 + id * 16, radix: 16) }
}
