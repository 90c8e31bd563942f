/// What makes an object of the app one of its engine's elements: its number and its world.
package final class Identity {
  /// `nil` once the app is over; what happens then is of no interest.
  package private(set) weak var engine: Engine?
  let id: Int
  let type: String
  let number: Int
  /// See `objc_setAssociatedObject`.
  var associated: [UnsafeRawPointer: Any] = [:]

  init(_ object: AnyObject) {
    let engine = Engine.current
    self.engine = engine
    type = engine.typeName(of: object)
    (id, number) = engine.nextElement(of: type)
  }

  /// As the trace speaks of the element now.
  package var name: ElementName {
    ElementName(id: id, type: type, number: number, name: engine?.names[id])
  }

  package var address: String { name.address }
}
