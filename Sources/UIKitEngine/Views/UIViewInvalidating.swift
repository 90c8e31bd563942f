/// What a view has to do again when a property of it changes.
///
/// Source: Apple's documentation of `UIViewInvalidating` and `UIView.Invalidating`, iOS 15 and later.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Nothing is asked of views whose class has no configuration.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (view as? UIButton)?.setNeedsUpdateConfiguration()
      }
    }
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that invalidates what depends on it, when it takes another value.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, .init(first, second))
    }

    public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
    where Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(wrappedValue: wrappedValue, .init(.init(first, second), third))
    }

    public init<A, B, C, D>(
      wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D
    )
    where
      Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(wrappedValue: wrappedValue, .init(.init(first, second), .init(third, fourth)))
    }

    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped _: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage kept: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: kept].value }
      set {
        guard view[keyPath: kept].value != newValue else { return }
        view[keyPath: kept].value = newValue
        view[keyPath: kept].invalidation.invalidate(view: view)
      }
    }

    /// Never read: a view's property goes by the subscript.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { .init() }
}
