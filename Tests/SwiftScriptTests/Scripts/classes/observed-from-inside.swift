// swift-format-ignore-file
// Observers see changes inside what they watch once, and whole.
final class VM {
  struct Item { var f = false; var n = 1; var l = [1] }
  var items: [Item] = [Item(), Item()] { didSet { print("set", items.map(\.f), items.map(\.n), items.map(\.l)) } }
  var one = Item() { didSet { print("one", one) } }
  var d: [String: Item] = ["a": Item()] { didSet { print("d", d.sorted { $0.key < $1.key }) } }
}
let vm = VM()
vm.items[1].f.toggle()
vm.items[1].f = false
vm.items[0].n += 1
vm.items[0].l.append(2)
vm.items.append(.init())
vm.items[1].l[0] += 1
vm.one.f.toggle()
vm.one.l.append(3)
vm.d["a"]?.f.toggle()
vm.d["a"]!.l.append(1)
vm.d["b", default: .init()].f.toggle()
struct S { var items: [VM.Item] = [.init()] { didSet { print("S", items) } } }
var s = S()
s.items[0].f.toggle()
s.items[0].l.append(4)
// expect: set [false, true] [1, 1] [[1], [1]]
// expect: set [false, false] [1, 1] [[1], [1]]
// expect: set [false, false] [2, 1] [[1], [1]]
// expect: set [false, false] [2, 1] [[1, 2], [1]]
// expect: set [false, false, false] [2, 1, 1] [[1, 2], [1], [1]]
// expect: set [false, false, false] [2, 1, 1] [[1, 2], [2], [1]]
// expect: one Item(f: true, n: 1, l: [1])
// expect: one Item(f: true, n: 1, l: [1, 3])
// expect: d [(key: "a", value: main.VM.Item(f: true, n: 1, l: [1]))]
// expect: d [(key: "a", value: main.VM.Item(f: true, n: 1, l: [1, 1]))]
// expect: d [(key: "a", value: main.VM.Item(f: true, n: 1, l: [1, 1])), (key: "b", value: main.VM.Item(f: true, n: 1, l: [1]))]
// expect: S [main.VM.Item(f: true, n: 1, l: [1])]
// expect: S [main.VM.Item(f: true, n: 1, l: [1, 4])]
