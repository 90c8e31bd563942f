import Foundation

extension AttributeContainer: BridgedValue {}
extension AttributedString.AttributeMergePolicy: BridgedValue {}
extension AttributedString.Runs.Run: BridgedValue {}

extension MemberTable where Host: AttributeReading {
  /// An attribute that can only be read: `run.link`.
  public func readAttribute<V: Bridged>(_ row: AttributeRow<V>) {
    native("var \(row.name): \(row.type)?", get: getter(row), set: nil)
  }

  fileprivate func getter<V: Bridged>(_ row: AttributeRow<V>) -> Native {
    { machine, arguments in
      machine.bridge(row.name) {
        let host: Host = try .read(arguments[0])
        return row.read(host).wrapped
      }
    }
  }
}

extension MemberTable where Host: AttributeHolding {
  /// An attribute of a text by its name: `title.link`.
  public func attribute<V: Bridged>(_ row: AttributeRow<V>) {
    native(
      "var \(row.name): \(row.type)?", get: getter(row),
      set: { machine, arguments in
        machine.bridge(row.name) {
          let host: Host = try .read(arguments[0])
          let value: V? = try .read(arguments[1])
          return (row.changed(host, value) as? Host ?? host).wrapped
        }
      })
  }

  /// Those of Foundation's own scope.
  func textAttributes() {
    attribute(.link)
    attribute(.languageIdentifier)
  }
}

extension MemberTable where Host == AttributeContainer {
  /// The attribute, and what gives it in a chain: `AttributeContainer().link(url)`.
  public func chainedAttribute<V: Bridged>(_ row: AttributeRow<V>) {
    attribute(row)
    function("func \(row.name)(_ value: \(row.type)) -> AttributeContainer") {
      (me: AttributeContainer, value: V) in row.changed(me, value) as? AttributeContainer ?? me
    }
  }
}

extension StandardLibrary {
  static let attributeContainers: [TypeBinding] = [
    container, run,
    TypeBinding.enum(
      AttributedString.AttributeMergePolicy.self, "AttributedString.AttributeMergePolicy",
      [("keepNew", .keepNew), ("keepCurrent", .keepCurrent)]),
  ]

  private static let container = TypeBinding.struct(
    AttributeContainer.self, "AttributeContainer",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.initializer("init()") { AttributeContainer() }
    type.property("var description: String", \.description)
    type.chainedAttribute(.link)
    type.chainedAttribute(.languageIdentifier)
    type.mutating("mutating func merge(_ other: AttributeContainer)") {
      (me: inout AttributeContainer, other: AttributeContainer) in me.merge(other)
    }
    type.mutating(
      "mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)"
    ) {
      (
        me: inout AttributeContainer, other: AttributeContainer,
        policy: AttributedString.AttributeMergePolicy
      ) in me.merge(other, mergePolicy: policy)
    }
    type.function("func merging(_ other: AttributeContainer) -> AttributeContainer") {
      (me: AttributeContainer, other: AttributeContainer) in me.merging(other)
    }
    type.function(
      "func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy) -> AttributeContainer"
    ) {
      (
        me: AttributeContainer, other: AttributeContainer,
        policy: AttributedString.AttributeMergePolicy
      ) in me.merging(other, mergePolicy: policy)
    }
  }

  private static let run = TypeBinding.struct(
    AttributedString.Runs.Run.self, "AttributedString.Runs.Run",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.native(
      "var range: Range<AttributedString.Index>",
      get: { _, arguments in
        Value(range: AttributedString.Runs.Run.unwrap(arguments[0])?.range)
      }, set: nil)
    type.property("var attributes: AttributeContainer", \.attributes)
    type.property("var description: String", \.description)
    type.readAttribute(.link)
    type.readAttribute(.languageIdentifier)
  }
}
