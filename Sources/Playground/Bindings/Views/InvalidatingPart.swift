import SwiftScript

extension UIKitBindings {
  /// `@Invalidating(.layout) var inset = 8.0`: Swift of the script's own, since it is generic.
  ///
  /// What it means is the engine's `UIView.Invalidating`.
  static let invalidating = LibraryPart(
    names: ["Invalidating"],
    source: """
      protocol UIViewInvalidating { func invalidate(view: UIView) }
      extension UIView {
        enum Invalidations {
          struct Layout: UIViewInvalidating {
            init() {}
            func invalidate(view: UIView) { view.setNeedsLayout() }
          }
          struct Display: UIViewInvalidating {
            init() {}
            func invalidate(view: UIView) { view.setNeedsDisplay() }
          }
          struct Constraints: UIViewInvalidating {
            init() {}
            func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
          }
          struct IntrinsicContentSize: UIViewInvalidating {
            init() {}
            func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
          }
          struct Configuration: UIViewInvalidating {
            init() {}
            func invalidate(view: UIView) {
              (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
              (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
              (view as? UIButton)?.setNeedsUpdateConfiguration()
            }
          }
        }
      }
      @propertyWrapper struct Invalidating<Value: Equatable> {
        private var value: Value
        private let invalidations: [any UIViewInvalidating]
        init<A: UIViewInvalidating>(wrappedValue: Value, _ a: A) {
          value = wrappedValue
          invalidations = [a]
        }
        init<A: UIViewInvalidating, B: UIViewInvalidating>(wrappedValue: Value, _ a: A, _ b: B) {
          value = wrappedValue
          invalidations = [a, b]
        }
        init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
          wrappedValue: Value, _ a: A, _ b: B, _ c: C
        ) {
          value = wrappedValue
          invalidations = [a, b, c]
        }
        static subscript<EnclosingSelf: UIView>(
          _enclosingInstance view: EnclosingSelf,
          wrapped wrapped: ReferenceWritableKeyPath<EnclosingSelf, Value>,
          storage kept: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
          get { view[keyPath: kept].value }
          set {
            guard view[keyPath: kept].value != newValue else { return }
            view[keyPath: kept].value = newValue
            for one in view[keyPath: kept].invalidations { one.invalidate(view: view) }
          }
        }
        @available(*, unavailable, message: "@Invalidating is for properties of views")
        var wrappedValue: Value {
          get { value }
          set { value = newValue }
        }
      }
      extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
        static var layout: Self { Self() }
      }
      extension UIViewInvalidating where Self == UIView.Invalidations.Display {
        static var display: Self { Self() }
      }
      extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
        static var constraints: Self { Self() }
      }
      extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
        static var intrinsicContentSize: Self { Self() }
      }
      extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
        static var configuration: Self { Self() }
      }
      """)
}
