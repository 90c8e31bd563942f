// swift-format-ignore-file
protocol Repository { associatedtype Entity: Identifiable; func find(_ id: Entity.ID) -> Entity?; mutating func save(_ e: Entity) }
struct User: Identifiable, Equatable { let id: Int; var name: String }
struct MemoryRepo<T: Identifiable>: Repository { private var store: [T.ID: T] = [:]; func find(_ id: T.ID) -> T? { store[id] }; mutating func save(_ e: T) { store[e.id] = e }; var all: [T] { Array(store.values) } }
struct Service<R: Repository> where R.Entity == User { var repo: R; mutating func rename(_ id: Int, _ n: String) throws { guard var u = repo.find(id) else { throw Oops.missing(id) }; u.name = n; repo.save(u) } }
enum Oops: Error { case missing(Int) }
var repo = MemoryRepo<User>(); repo.save(User(id: 1, name: "A")); repo.save(User(id: 2, name: "B"))
var s = Service(repo: repo); try s.rename(1, "Z"); print(s.repo.find(1)!.name, s.repo.all.map(\.name).sorted())
do { try s.rename(9, "q") } catch Oops.missing(let id) { print("missing", id) }
func firstID<C: Collection>(_ c: C) -> C.Element.ID? where C.Element: Identifiable { c.first?.id }
print(firstID(repo.all.sorted { $0.id < $1.id }) as Any)
struct AnyRepo<E: Identifiable> { let find: (E.ID) -> E?; init<R: Repository>(_ r: R) where R.Entity == E { find = r.find } }
print(AnyRepo(repo).find(2)!.name)
// expect: Z ["B", "Z"]
// expect: missing 9
// expect: Optional(1)
// expect: B
