import Foundation

enum NetworkError: LocalizedError, Equatable {
  case offline, status(Int), decoding(String)
  var errorDescription: String? {
    switch self {
    case .offline: "You are offline";
    case .status(let c): "Server said \(c)";
    case .decoding(let f): "Bad field \(f)"
    }
  }
  var isRetryable: Bool {
    switch self {
    case .offline, .status(500...599): true;
    default: false
    }
  }
}
nonisolated protocol Endpoint {
  associatedtype Response: Decodable; var path: String { get }; var query: [URLQueryItem] { get }
}
nonisolated extension Endpoint {
  var query: [URLQueryItem] { [] }
  var url: URL? {
    var c = URLComponents(); c.scheme = "https"; c.host = "api.test"; c.path = "/" + path;
    if !query.isEmpty { c.queryItems = query }; return c.url
  }
}
nonisolated struct User: Decodable, Hashable { let id: Int; let login: String }
nonisolated struct GetUser: Endpoint {
  typealias Response = User; let id: Int; var path: String { "users/\(id)" }
}
nonisolated struct Search: Endpoint {
  typealias Response = [User]; let q: String; let path = "search";
  var query: [URLQueryItem] { [.init(name: "q", value: q), .init(name: "page", value: "1")] }
}
protocol Transport { func data(for url: URL) async throws -> Data }
final class Mock: Transport {
  var calls = 0; var script: [Result<String, NetworkError>]
  init(_ s: [Result<String, NetworkError>]) { script = s }
  func data(for url: URL) async throws -> Data {
    calls += 1; return try script.removeFirst().map { Data($0.utf8) }.get()
  }
}
struct Client<T: Transport> {
  let transport: T; var retries = 2
  func send<E: Endpoint>(_ e: E) async -> Result<E.Response, NetworkError> {
    guard let url = e.url else { return .failure(.offline) }
    for attempt in 0...retries {
      do {
        return .success(
          try JSONDecoder().decode(E.Response.self, from: try await transport.data(for: url)))
      } catch let error as NetworkError where error.isRetryable && attempt < retries {
        continue
      } catch let error as NetworkError { return .failure(error) } catch let
        DecodingError.keyNotFound(key, _)
      { return .failure(.decoding(key.stringValue)) } catch { return .failure(.decoding("?")) }
    }
    return .failure(.offline)
  }
}
print(GetUser(id: 3).url?.absoluteString ?? "nil", Search(q: "a b&c").url?.absoluteString ?? "nil")
let mock = Mock([
  .failure(.offline), .success(#"{"id": 1, "login": "ann"}"#), .failure(.status(404)),
  .success(#"{"id": 1}"#), .success(#"[{"id":2,"login":"bo"}]"#),
])
let client = Client(transport: mock)
func show<T>(_ r: Result<T, NetworkError>) {
  switch r {
  case .success(let v): print("ok", v);
  case .failure(let e): print("error:", e.localizedDescription)
  }
}
show(await client.send(GetUser(id: 1))); show(await client.send(GetUser(id: 2)));
show(await client.send(GetUser(id: 3))); show(await client.send(Search(q: "x")))
print(mock.calls)
let results: [Result<Int, NetworkError>] = [.success(1), .failure(.offline), .success(3)]
print(
  results.compactMap { try? $0.get() },
  results.filter { if case .failure = $0 { true } else { false } }.count)
let mapped = results[0].map { $0 + 1 }.flatMap {
  $0 > 1 ? .success("big") : Result<String, NetworkError>.failure(.status(1))
}.mapError { $0 as Error }
print((try? mapped.get()) ?? "none")
func parse(_ s: String) throws(NetworkError) -> Int {
  guard let n = Int(s) else { throw .decoding(s) }; return n
}
do { print(try parse("4")); print(try parse("x")) } catch {
  print(error == .decoding("x"), error.isRetryable)
}
func rethrower<T>(_ f: () throws -> T) rethrows -> T { defer { print("done") }; return try f() }
print(rethrower { 1 }, (try? rethrower { throw NetworkError.offline } as Int) as Any)
let r = Result { try parse("z") }
if case .failure(let e) = r { print(type(of: e), e.localizedDescription) }
let all = ["1", "2", "q"].map { s in Result { try parse(s) } }
print(all.map { (try? $0.get()) ?? -1 })
final class Cache<Key: Hashable, Value> {
  private var store: [Key: (Value, Int)] = [:]; private var tick = 0; let limit: Int
  init(limit: Int) { self.limit = limit }
  subscript(key: Key) -> Value? {
    get {
      guard let (v, _) = store[key] else { return nil }; tick += 1; store[key] = (v, tick); return v
    }
    set {
      tick += 1; store[key] = newValue.map { ($0, tick) }
      if store.count > limit, let oldest = store.min(by: { $0.value.1 < $1.value.1 })?.key {
        store[oldest] = nil
      }
    }
  }
  var keys: [Key] { Array(store.keys) }
}
let cache = Cache<String, Int>(limit: 2)
cache["a"] = 1; cache["b"] = 2; _ = cache["a"]; cache["c"] = 3
print(cache.keys.sorted(), cache["b"] as Any, cache["a", default: 9])
extension Cache {
  subscript(k: Key, default d: @autoclosure () -> Value) -> Value { self[k] ?? d() }
}

// expect: https://api.test/users/3 https://api.test/search?q=a%20b%26c&page=1
// expect: ok User(id: 1, login: "ann")
// expect: error: Server said 404
// expect: error: Bad field login
// expect: ok [main.User(id: 2, login: "bo")]
// expect: 5
// expect: [1, 3] 1
// expect: big
// expect: 4
// expect: true false
// expect: done
// expect: done
// expect: 1 nil
// expect: NetworkError Bad field z
// expect: [1, 2, -1]
// expect: ["a", "c"] nil 1
