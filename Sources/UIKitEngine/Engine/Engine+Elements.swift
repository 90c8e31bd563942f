extension Engine {
  /// Tells the trace that `object` is called `name` from now on.
  public func name(_ object: AnyObject, _ name: String) {
    // Most of what has a name is a responder, and classes are quicker to tell than protocols.
    let found = (object as? UIResponder)?.identity ?? (object as? Element)?.identity
    guard let identity = found, identity.engine === self else { return }
    guard names[identity.id] != name else { return }
    names[identity.id] = name
    record(.named(identity.name))
    if let controller = object as? UIViewController { nameView(of: controller) }
  }

  /// A controller's view is called after it, `login.view`, unless a variable of its own holds it.
  func nameView(of controller: UIViewController) {
    guard isLaunched, let view = controller.loadedView, let name = names[controller.identity.id],
      names[view.identity.id]?.hasSuffix(Engine.viewSuffix) ?? true
    else { return }
    self.name(view, name + Engine.viewSuffix)
  }

  /// The view is its controller's no longer.
  func forgetController(of view: UIView) {
    guard names[view.identity.id]?.hasSuffix(Engine.viewSuffix) == true else { return }
    names[view.identity.id] = nil
    record(.named(view.identity.name))
  }

  private static let viewSuffix = ".view"

  /// How the trace speaks of `object`; `nil` if it is not one of this app's.
  public func elementName(of object: AnyObject) -> ElementName? {
    guard let identity = (object as? Element)?.identity, identity.engine === self else {
      return nil
    }
    return identity.name
  }

  /// The living object with this id.
  public func element(_ id: Int) -> AnyObject? { elements[id]?.object }

  /// The living object that traces and descriptions call so: `UIView#3`, `0x600000000030`.
  ///
  /// A variable's name is the script's to look up.
  public func object(called name: String) -> AnyObject? {
    elements.keys.sorted().lazy.compactMap { self.elements[$0]?.object as? Element }.first {
      let own = $0.identity.name
      return "\(own.type)#\(own.number)" == name || own.address == name
    }
  }

  package func typeName(of object: AnyObject) -> String {
    // Foundation's class, as programs know it.
    if object is AppTimer { return "Timer" }
    return typeNamer?(object) ?? _typeName(type(of: object), qualified: false)
  }

  func nextElement(of type: String) -> (id: Int, number: Int) {
    elementCount += 1
    countByType[type, default: 0] += 1
    return (elementCount, countByType[type, default: 1])
  }

  func born(_ element: Element, _ kind: TraceEvent.ElementKind) {
    elements[element.identity.id] = WeakElement(object: element)
    record(.created(element.identity.name, kind))
    onCreate?(element.identity.name, element)
  }

  func died(_ identity: Identity) {
    elements[identity.id] = nil
    guard faulted == nil else { return }
    record(.died(identity.name))
  }
}

/// An object that the trace can name.
package protocol Element: AnyObject {
  var identity: Identity { get }
  /// What its callbacks find as `UITraitCollection.current`.
  var ownTraits: UITraitCollection? { get }
}

extension Element {
  package var ownTraits: UITraitCollection? { nil }
}

extension Engine {
  /// What the element is called now; `nil` if no variable holds it.
  public func currentName(of id: Int) -> String? { names[id] }

  /// Whether the trace calls some element so.
  public func isNamed(_ name: String) -> Bool { names.values.contains(name) }

  /// The id of the living element that the trace calls `card` or `UIView#3`.
  public func elementNamed(_ text: String) -> Int? {
    elements.keys.sorted().last { id in
      guard let object = elements[id]?.object else { return false }
      return elementName(of: object)?.description == text
    }
  }
}
