// swift-format-ignore-file
import Foundation
// A task list app: model, store, undo, search, formatting
enum Priority: Int, Comparable, CaseIterable, Codable {
    case low = 1, normal, high
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var symbol: String { String(repeating: "!", count: rawValue) }
}
struct Item: Identifiable, Codable, Hashable {
    let id: Int
    var title: String
    var isDone = false
    var priority: Priority = .normal
    var tags: Set<String> = []
}
struct Filter {
    var matches: (Item) -> Bool
    static let all = Filter { _ in true }
    static let open = Filter { !$0.isDone }
    static func tagged(_ t: String) -> Filter { Filter { $0.tags.contains(t) } }
    static func && (a: Filter, b: Filter) -> Filter { Filter { a.matches($0) && b.matches($0) } }
    static prefix func ! (a: Filter) -> Filter { Filter { !a.matches($0) } }
}
struct SortOrder<T> {
    let compare: (T, T) -> ComparisonResult
    static func by<V: Comparable>(_ path: KeyPath<T, V>, reversed: Bool = false) -> Self {
        Self { a, b in
            let (x, y) = (a[keyPath: path], b[keyPath: path])
            if x == y { return .orderedSame }
            return (x < y) != reversed ? .orderedAscending : .orderedDescending
        }
    }
    func then(_ o: Self) -> Self { Self { a, b in let r = compare(a, b); return r == .orderedSame ? o.compare(a, b) : r } }
}
extension Sequence {
    func sorted(by order: SortOrder<Element>) -> [Element] { sorted { order.compare($0, $1) == .orderedAscending } }
}
final class Store {
    private(set) var items: [Item.ID: Item] = [:] { didSet { changes += 1 } }
    private(set) var changes = 0
    private var undoStack: [() -> Void] = []
    private lazy var nextID: () -> Int = { var n = 0; return { n += 1; return n } }()
    @discardableResult
    func add(_ title: String, _ configure: (inout Item) -> Void = { _ in }) -> Item {
        var item = Item(id: nextID(), title: title)
        configure(&item)
        items[item.id] = item
        undoStack.append { [weak self, id = item.id] in self?.items.removeValue(forKey: id) }
        return item
    }
    subscript<V>(id: Item.ID, path: WritableKeyPath<Item, V>) -> V? {
        get { items[id]?[keyPath: path] }
        set {
            guard let newValue, let old = items[id]?[keyPath: path] else { return }
            items[id]?[keyPath: path] = newValue
            undoStack.append { [unowned self] in items[id]?[keyPath: path] = old }
        }
    }
    func undo() { undoStack.popLast()?() }
    func list(_ f: Filter = .all, by o: SortOrder<Item> = .by(\.id)) -> [Item] { items.values.filter(f.matches).sorted(by: o) }
}
let store = Store()
let milk = store.add("Buy milk") { $0.tags = ["home", "shop"] }
store.add("Write report") { $0.priority = .high; $0.tags.insert("work") }
store.add("Call Bob") { $0.priority = .low }
store[milk.id, \.isDone] = true
store[milk.id, \.title] = "Buy oat milk"
for i in store.list(by: .by(\.priority, reversed: true).then(.by(\.title))) { print(i.isDone ? "[x]" : "[ ]", i.title, i.priority.symbol, i.tags.sorted()) }
print(store.list(.open).map(\.id), store.list(!Filter.open && .tagged("shop")).count, store.list(.tagged("none")).isEmpty)
store.undo(); print(store[milk.id, \.title]!, store[99, \.title] as Any)
store.undo(); store.undo(); print(store.items.count, store.changes)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
let data = try e.encode(store.list().map { var i = $0; i.tags = []; return i })
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode([Item].self, from: data)
print(back.map(\.priority).max()!, Dictionary(grouping: back, by: \.isDone).mapValues { $0.map(\.title) }.sorted { "\($0)" < "\($1)" })
print(Priority.allCases.map(\.symbol), Priority(rawValue: 9) as Any, Priority.high > .low, [Priority.high, .low].min()!)
// expect: [ ] Write report !!! ["work"]
// expect: [x] Buy oat milk !! ["home", "shop"]
// expect: [ ] Call Bob ! []
// expect: [2, 3] 1 true
// expect: Buy milk nil
// expect: 2 8
// expect: [{"id":1,"isDone":false,"priority":2,"tags":[],"title":"Buy milk"},{"id":2,"isDone":false,"priority":3,"tags":[],"title":"Write report"}]
// expect: high [(key: false, value: ["Buy milk", "Write report"])]
// expect: ["!", "!!", "!!!"] nil true low
