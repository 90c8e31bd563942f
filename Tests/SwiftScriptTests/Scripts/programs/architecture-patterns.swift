// swift-format-ignore-file
import Foundation

nonisolated protocol Reusable { static var reuseIdentifier: String { get } }
nonisolated extension Reusable { static var reuseIdentifier: String { String(describing: self) } }
nonisolated class Cell {}
nonisolated final class PhotoCell: Cell, Reusable {}
nonisolated final class TextCell: Cell, Reusable { static var reuseIdentifier: String { "custom" } }
nonisolated func dequeue<T: Cell>(_ type: T.Type = T.self) -> String where T: Reusable { T.reuseIdentifier }
print(dequeue(PhotoCell.self), dequeue(TextCell.self))
let p: PhotoCell.Type = PhotoCell.self; print(p.reuseIdentifier)
nonisolated protocol Endpoint { associatedtype Response: Decodable; var path: String { get } }
nonisolated extension Endpoint {
  func parse(_ d: Data) throws -> Response { try JSONDecoder().decode(Response.self, from: d) }
}
nonisolated struct User: Decodable, Equatable { let id: Int; let name: String? }
nonisolated struct GetUser: Endpoint { typealias Response = User; var path: String { "/u" } }
nonisolated struct GetAll: Endpoint { typealias Response = [User]; let path = "/all" }
nonisolated func fetch<E: Endpoint>(_ e: E, _ json: String) -> Result<E.Response, Error> {
  Result { try e.parse(Data(json.utf8)) }
}
if case .success(let u) = fetch(GetUser(), "{\"id\": 1}") { print(u.id, u.name as Any) }
switch fetch(GetAll(), "[{\"id\": 2, \"name\": \"k\"}]") {
case .success(let a): print(a[0].name!);
case .failure(let e): print(e)
}
switch fetch(GetUser(), "{}") {
case .success: print("?");
case .failure(let e as DecodingError): if case .keyNotFound(let k, _) = e { print(k.stringValue) };
case .failure: print("other")
}
nonisolated protocol Coordinator: AnyObject { var children: [Coordinator] { get set }; func start() }
nonisolated extension Coordinator {
  func add(_ c: Coordinator) { children.append(c) };
  func drop(_ c: Coordinator) { children.removeAll { $0 === c } }
}
nonisolated final class Main: Coordinator { var children: [Coordinator] = []; func start() { print("main") } }
let m = Main(), c = Main(); m.add(c); m.children.forEach { $0.start() }; m.drop(c);
print(m.children.count)
nonisolated protocol ViewModelType {
  associatedtype Input; associatedtype Output; func transform(_ i: Input) -> Output
}
nonisolated struct LoginVM: ViewModelType {
  struct Input { let name: String }; struct Output { let ok: Bool }
  func transform(_ i: Input) -> Output { Output(ok: !i.name.isEmpty) }
}
nonisolated func run<V: ViewModelType>(_ v: V, _ i: V.Input) -> V.Output { v.transform(i) }
print(run(LoginVM(), .init(name: "x")).ok, run(LoginVM(), LoginVM.Input(name: "")).ok)
nonisolated final class AnyVM<I, O>: ViewModelType {
  private let f: (I) -> O
  init<V: ViewModelType>(_ v: V) where V.Input == I, V.Output == O { f = v.transform }
  func transform(_ i: I) -> O { f(i) }
}
print(AnyVM(LoginVM()).transform(.init(name: "q")).ok)
@propertyWrapper nonisolated struct UserDefault<T> {
  let key: String; let defaultValue: T; var store: [String: Any] = [:]
  init(key: String, defaultValue: T) { self.key = key; self.defaultValue = defaultValue }
  var wrappedValue: T {
    get { store[key] as? T ?? defaultValue }
    set { store[key] = newValue }
  }
}
@propertyWrapper nonisolated struct RawDefault<T: RawRepresentable> {
  let key: String; let fallback: T; var store: [String: T.RawValue] = [:]
  init(_ key: String, _ fallback: T) { self.key = key; self.fallback = fallback }
  var wrappedValue: T {
    get { store[key].flatMap(T.init(rawValue:)) ?? fallback }
    set { store[key] = newValue.rawValue }
  }
}
nonisolated enum Theme: String, CaseIterable {
  case light, dark; mutating func toggle() { self = self == .light ? .dark : .light }
}
nonisolated struct Settings {
  @UserDefault(key: "n", defaultValue: 3) var n: Int;
  @RawDefault("theme", Theme.light) var theme: Theme
}
var st = Settings(); st.n += 1; st.theme.toggle(); print(st.n, st.theme)
nonisolated protocol Builder {}
nonisolated extension Builder { func with(_ f: (inout Self) -> Void) -> Self { var s = self; f(&s); return s } }
nonisolated struct Conf: Builder { var a = 1; var b = "x" }
print(
  Conf().with {
    $0.a = 5; $0.b += "y"
  })
nonisolated protocol Then {}
nonisolated extension Then where Self: AnyObject {
  @discardableResult func then(_ f: (Self) -> Void) -> Self { f(self); return self }
}
nonisolated final class Label: Then { var text = ""; init() {} }
let l = Label().then { $0.text = "hi" }; print(l.text)
nonisolated extension CaseIterable where Self: Equatable {
  var position: Int { Self.allCases.firstIndex(of: self) as! Int }
}
print(Theme.dark.position)
nonisolated func pick<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> [String]
where T.RawValue == String { type.allCases.map { $0.rawValue.capitalized } }
print(pick(Theme.self))
nonisolated enum AppError: LocalizedError {
  case net(code: Int), auth
  var errorDescription: String? {
    switch self {
    case .net(let c): return "net \(c)";
    case .auth: return "auth"
    }
  }
}
nonisolated func f() throws { throw AppError.net(code: 5) }
do { try f() } catch let e as AppError { print(e.localizedDescription, e) } catch { print("?") }
nonisolated struct Weak<T: AnyObject> { weak var value: T? }
var weaks: [Weak<Label>] = [];
do { let x = Label(); weaks.append(Weak(value: x)); print(weaks[0].value != nil) };
print(weaks[0].value == nil)
nonisolated final class Observable<T> {
  typealias L = (T, T) -> Void; private var ls: [L] = [];
  var value: T { didSet { ls.forEach { $0(oldValue, value) } } }
  init(_ v: T) { value = v }; func bind(_ l: @escaping L) { ls.append(l); l(value, value) }
}
let ob = Observable(1); ob.bind { print("\($0)->\($1)") }; ob.value = 2
// expect: PhotoCell custom
// expect: PhotoCell
// expect: 1 nil
// expect: k
// expect: id
// expect: main
// expect: 0
// expect: true false
// expect: true
// expect: 4 dark
// expect: Conf(a: 5, b: "xy")
// expect: hi
// expect: 1
// expect: ["Light", "Dark"]
// expect: net 5 net(code: 5)
// expect: true
// expect: true
// expect: 1->1
// expect: 1->2
