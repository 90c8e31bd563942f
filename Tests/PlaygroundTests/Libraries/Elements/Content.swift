// swift-format-ignore-file
// Elements that are values: what they measure and where their children lie.
import UIKit
@MainActor public protocol Element {
    var content: ElementContent { get }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?
}
@MainActor public protocol ProxyElement: Element { var elementRepresentation: Element { get } }
extension ProxyElement {
    public var content: ElementContent { ElementContent(child: elementRepresentation) }
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
public struct ViewDescriptionContext { public var bounds: CGRect; public var subtreeExtent: CGRect?; public var environment: Environment }
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct Environment {
    @MainActor public static let empty = Environment()
    private var values: [ObjectIdentifier: Any] = [:]
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { let id = ObjectIdentifier(key); if let v = values[id] { return v as! Key.Value }; return key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
public struct SizeConstraint: Hashable, CustomStringConvertible {
    public enum Axis: Hashable { case atMost(CGFloat), unconstrained
        public var maximum: CGFloat { if case .atMost(let v) = self { return v }; return .greatestFiniteMagnitude }
        public var constrainedValue: CGFloat? { if case .atMost(let v) = self { return v }; return nil }
        public static func - (l: Axis, r: CGFloat) -> Axis { switch l { case .atMost(let v): return .atMost(max(0, v - r)); case .unconstrained: return .unconstrained } }
    }
    public var width: Axis, height: Axis
    public static var unconstrained: SizeConstraint { SizeConstraint(width: .unconstrained, height: .unconstrained) }
    public init(_ size: CGSize) { self.init(width: .atMost(size.width), height: .atMost(size.height)) }
    public init(width: Axis = .unconstrained, height: Axis = .unconstrained) { self.width = width; self.height = height }
    public func inset(width w: CGFloat, height h: CGFloat) -> SizeConstraint { SizeConstraint(width: width - w, height: height - h) }
    public var description: String { "[\(width), \(height)]" }
}
public struct LayoutAttributes: Equatable { public var frame: CGRect, alpha: CGFloat = 1, transform = CATransform3DIdentity
    public init(frame: CGRect) { self.frame = frame }; public init(size: CGSize) { frame = CGRect(origin: .zero, size: size) } }
@MainActor public protocol Layout { associatedtype Traits = (); static var defaultTraits: Traits { get }
    func measure(in constraint: SizeConstraint, items: [(traits: Traits, content: Measurable)]) -> CGSize
    func layout(size: CGSize, items: [(traits: Traits, content: Measurable)]) -> [LayoutAttributes] }
extension Layout where Traits == () { public static var defaultTraits: () { () } }
@MainActor public protocol SingleChildLayout { func measure(in constraint: SizeConstraint, child: Measurable) -> CGSize; func layout(size: CGSize, child: Measurable) -> LayoutAttributes }
@MainActor public protocol Measurable { func measure(in constraint: SizeConstraint) -> CGSize }
@MainActor struct Measurer: Measurable { let f: (SizeConstraint) -> CGSize; func measure(in c: SizeConstraint) -> CGSize { f(c) } }
@MainActor public struct ElementContent {
    struct Node { var attributes: LayoutAttributes, element: Element, key: AnyHashable?, environment: Environment }
    private let storage: Storage
    public func measure(in c: SizeConstraint, environment: Environment = .empty) -> CGSize { storage.measure(in: c, environment) }
    func nodes(_ size: CGSize, _ environment: Environment) -> [Node] { storage.nodes(size, environment) }
    @MainActor fileprivate protocol Storage { func measure(in c: SizeConstraint, _ e: Environment) -> CGSize; func nodes(_ size: CGSize, _ e: Environment) -> [Node] }
    private struct Leaf: Storage { let f: (SizeConstraint, Environment) -> CGSize; func measure(in c: SizeConstraint, _ e: Environment) -> CGSize { f(c, e) }; func nodes(_ s: CGSize, _ e: Environment) -> [Node] { [] } }
    private struct Single: Storage { let layout: SingleChildLayout, child: Element
        func item(_ e: Environment) -> Measurable { Measurer { child.content.measure(in: $0, environment: e) } }
        func measure(in c: SizeConstraint, _ e: Environment) -> CGSize { layout.measure(in: c, child: item(e)) }
        func nodes(_ s: CGSize, _ e: Environment) -> [Node] { [Node(attributes: layout.layout(size: s, child: item(e)), element: child, key: nil, environment: e)] } }
    private struct Many<L: Layout>: Storage { let layout: L; var children: [(L.Traits, AnyHashable?, Element)]
        func items(_ e: Environment) -> [(traits: L.Traits, content: Measurable)] { children.map { c in (traits: c.0, content: Measurer { c.2.content.measure(in: $0, environment: e) }) } }
        func measure(in c: SizeConstraint, _ e: Environment) -> CGSize { layout.measure(in: c, items: items(e)) }
        func nodes(_ s: CGSize, _ e: Environment) -> [Node] { zip(layout.layout(size: s, items: items(e)), children).map { Node(attributes: $0, element: $1.2, key: $1.1, environment: e) } } }
    private struct Adapted: Storage { let child: Element, change: (inout Environment) -> Void
        func made(_ e: Environment) -> Environment { var e = e; change(&e); return e }
        func measure(in c: SizeConstraint, _ e: Environment) -> CGSize { child.content.measure(in: c, environment: made(e)) }
        func nodes(_ s: CGSize, _ e: Environment) -> [Node] { [Node(attributes: LayoutAttributes(size: s), element: child, key: nil, environment: made(e))] } }
    private struct Lazy: Storage { let build: (Environment) -> Element
        func measure(in c: SizeConstraint, _ e: Environment) -> CGSize { build(e).content.measure(in: c, environment: e) }
        func nodes(_ s: CGSize, _ e: Environment) -> [Node] { [Node(attributes: LayoutAttributes(size: s), element: build(e), key: nil, environment: e)] } }
    private struct PassThrough: SingleChildLayout { func measure(in c: SizeConstraint, child: Measurable) -> CGSize { child.measure(in: c) }; func layout(size: CGSize, child: Measurable) -> LayoutAttributes { LayoutAttributes(size: size) } }
    public init(measure: @escaping (SizeConstraint) -> CGSize) { storage = Leaf { c, _ in measure(c) } }
    public init(intrinsicSize: CGSize) { self.init { _ in intrinsicSize } }
    public init(child: Element, layout: SingleChildLayout) { storage = Single(layout: layout, child: child) }
    public init(child: Element) { self.init(child: child, layout: PassThrough()) }
    public init(child: Element, environment: @escaping (inout Environment) -> Void) { storage = Adapted(child: child, change: environment) }
    public init(build: @escaping (Environment) -> Element) { storage = Lazy(build: build) }
    public struct Builder<L: Layout> { var layout: L; var children: [(L.Traits, AnyHashable?, Element)] = []
        @MainActor public mutating func add(traits: L.Traits = L.defaultTraits, key: AnyHashable? = nil, element: Element) { children.append((traits, key, element)) } }
    public init<L: Layout>(layout: L, configure: (inout Builder<L>) -> Void = { _ in }) { var b = Builder(layout: layout); configure(&b); storage = Many(layout: b.layout, children: b.children) }
}
@MainActor public struct ViewDescription {
    let viewType: UIView.Type, build: () -> UIView, apply: (UIView) -> Void
    public init<View: UIView>(_ type: View.Type, _ configure: (inout Configuration<View>) -> Void = { _ in }) {
        var c = Configuration<View>(); configure(&c)
        viewType = type; build = { [b = c.builder] in b() }
        apply = { [updates = c.updates] v in guard let v = v as? View else { fatalError() }; updates.forEach { $0(v) } }
    }
    @MainActor public struct Configuration<View: UIView> {
        public var builder: () -> View = { View(frame: .zero) }
        var updates: [(View) -> Void] = []
        public mutating func apply(_ f: @escaping (View) -> Void) { updates.append(f) }
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { nil }
            set { if let newValue { updates.append { $0[keyPath: keyPath] = newValue } } }
        }
    }
}
extension Element { public func viewDescription<View: UIView>(_ type: View.Type, _ c: (inout ViewDescription.Configuration<View>) -> Void = { _ in }) -> ViewDescription { ViewDescription(type, c) } }
