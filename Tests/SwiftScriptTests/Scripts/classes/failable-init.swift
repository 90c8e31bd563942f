// swift-format-ignore-file
class Account {
  let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name }
}
print(Account(name: "")?.name ?? "refused", Account(name: "a")!.name)
// expect: refused a
