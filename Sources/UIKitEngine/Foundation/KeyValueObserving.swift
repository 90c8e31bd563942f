#if !canImport(ObjectiveC)
  import Foundation

  // Key-value observing of views and controllers as Foundation's Swift spells it on Apple's systems.
  //
  // There the runtime watches setters; here the setters of the common properties say that something
  // changed: the geometry, `isHidden`, `alpha`, `text`, the states of controls, `title`, `contentSize` and
  // `contentInset`. Documented is a call for every setting; here it comes when the value is another one.

  /// An observation lasts as long as this is kept, or until it is invalidated.
  @preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
    private var check: (() -> Void)?

    init(_ check: @escaping () -> Void) { self.check = check }

    nonisolated deinit {}

    public func invalidate() { check = nil }

    func valuesChanged() { check?() }
  }

  public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  public nonisolated enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
  }

  /// What changed; the values are there where the options ask for them.
  @preconcurrency @MainActor public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  public protocol _KeyValueCodingAndObserving {}

  extension UIResponder: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving where Self: UIResponder {
    /// `prior` is not served: nobody hears before a change.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      func tell(_ old: Value?, _ new: Value) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      }
      if options.contains(.initial) { tell(nil, last) }
      return watchValues { [weak self] in
        guard let self else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        guard !areEqual(old, new) else { return }
        last = new
        tell(old, new)
      }
    }
  }

  struct WeakObservation {
    weak var observation: NSKeyValueObservation?
  }

  extension UIResponder {
    /// Calls `check` whenever one of the values may have changed, as long as what this gives is kept.
    package final func watchValues(_ check: @escaping () -> Void) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation(check)
      observations.removeAll { $0.observation == nil }
      observations.append(WeakObservation(observation: observation))
      return observation
    }

    /// Called behind the setters named above.
    final func valuesChanged() {
      guard !observations.isEmpty else { return }
      for one in observations { one.observation?.valuesChanged() }
    }
  }

  private func areEqual(_ left: Any, _ right: Any) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.equals(right)
  }

  extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
  }
#endif
