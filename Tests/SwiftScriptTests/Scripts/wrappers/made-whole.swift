// swift-format-ignore-file
@propertyWrapper struct Ref<V> { let get: () -> V; let set: (V) -> Void
  var wrappedValue: V { get { get() } nonmutating set { set(newValue) } } }
struct Child { @Ref var n: Int; var tag = "t"; func bump() { n += 1 } }
var store = 1
let c = Child(n: Ref(get: { store }, set: { store = $0 }))
c.bump(); print(store, c.n, c.tag)
@propertyWrapper struct W { var wrappedValue: Int }
struct S { @W var a: Int; @W var b = 3 }
print(S(a: 1).a, S(a: 1, b: 5).b)
@propertyWrapper struct X<T> { private var v: T; init(_ v: T) { self.v = v }; var wrappedValue: T { v } }
struct T2 { @X("k") var k: String }
print(T2().k)
struct Q { @Ref var n: Int; init(_ r: Ref<Int>) { _n = r } }
print(Q(Ref(get: { 7 }, set: { _ in })).n)
@propertyWrapper enum Later<T> { case none, some(T); init() { self = .none }
  var wrappedValue: T { get { if case .some(let x) = self { x } else { fatalError("early") } } set { self = .some(newValue) } } }
struct L { @Later var n: Int }
var l = L(); l.n = 5; print(l.n, L(n: .some(3)).n)
// expect: 2 2 t
// expect: 1 5
// expect: k
// expect: 7
// expect: 5 3
