// swift-format-ignore-file
class Room { var name = "r"; var next: Room?; subscript(i: Int) -> String? { i == 0 ? name : nil } }
let r: Room? = Room()
r?.next = Room()
r?.next?.name = "second"
print(r?.next?.name ?? "-", r?.next?.next?.name ?? "none", r?.next?[0]?.count ?? 0, r?[1] as Any)

// expect: second none 6 nil
