// swift-format-ignore-file
// A view model whose published properties are wrappers, with a service of some type.
@propertyWrapper
final class Published2<Value> {
  private var handlers: [(Value) -> Void] = []
  var wrappedValue: Value { didSet { handlers.forEach { $0(wrappedValue) } } }
  var projectedValue: Published2<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func sink(_ h: @escaping (Value) -> Void) { handlers.append(h); h(wrappedValue) }
}
struct User { var name: String; var age: Int }
protocol UserService { func load(id: Int, completion: (Result<User, ServiceError>) -> Void) }
enum ServiceError: Error { case notFound(Int), offline }
struct MockService: UserService {
  let users = [1: User(name: "Ann", age: 30), 2: User(name: "Bob", age: 41)]
  func load(id: Int, completion: (Result<User, ServiceError>) -> Void) {
    guard let u = users[id] else { return completion(.failure(id < 0 ? .offline : .notFound(id))) }
    completion(.success(u))
  }
}
final class UserViewModel {
  @Published2 var title = "-"
  @Published2 private(set) var isLoading = false
  @Published2 var error: String?
  private let service: any UserService
  init(service: some UserService = MockService()) { self.service = service }
  func load(_ id: Int) {
    isLoading = true
    defer { isLoading = false }
    service.load(id: id) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let user): title = "\(user.name) (\(user.age))"; error = nil
      case .failure(.notFound(let id)): error = "no user \(id)"
      case .failure(let e): error = "\(e)"
      }
    }
  }
}
final class Screen {
  let vm: UserViewModel
  init(_ vm: UserViewModel) {
    self.vm = vm
    vm.$title.sink { print("title:", $0) }
    vm.$isLoading.sink { print("loading:", $0) }
    vm.$error.sink { print("error:", $0 ?? "none") }
  }
}
let screen = Screen(UserViewModel())
screen.vm.load(1)
screen.vm.load(7)
screen.vm.load(-1)
// expect: title: -
// expect: loading: false
// expect: error: none
// expect: loading: true
// expect: title: Ann (30)
// expect: error: none
// expect: loading: false
// expect: loading: true
// expect: error: no user 7
// expect: loading: false
// expect: loading: true
// expect: error: offline
// expect: loading: false
