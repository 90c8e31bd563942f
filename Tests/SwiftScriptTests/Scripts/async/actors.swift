// swift-format-ignore-file
import Foundation
actor Account {
  let owner: String
  private(set) var balance: Int
  var history: [String] = []
  init(owner: String, balance: Int = 0) { self.owner = owner; self.balance = balance }
  func deposit(_ amount: Int) { balance += amount; log("+\(amount)") }
  func withdraw(_ amount: Int) throws {
    guard amount <= balance else { throw Problem.tooLittle(missing: amount - balance) }
    balance -= amount
    log("-\(amount)")
  }
  private func log(_ line: String) { history.append(line) }
  func transfer(_ amount: Int, to other: Account) async throws {
    try withdraw(amount)
    await other.deposit(amount)
  }
  nonisolated var title: String { "Account of \(owner)" }
  subscript(i: Int) -> String { history[i] }
  enum Problem: Error { case tooLittle(missing: Int) }
}
let a = Account(owner: "Ann", balance: 100)
let b = Account(owner: "Bob")
print(a.owner, b.title)
await a.deposit(50)
print(await a.balance)
try await a.transfer(70, to: b)
print(await a.balance, await b.balance)
do { try await b.transfer(500, to: a) } catch Account.Problem.tooLittle(let missing) { print("missing", missing) }
print(await a.history)
print(await a[0])
actor Cache {
  private var store: [String: Int] = [:]
  func value(for key: String) async -> Int {
    if let known = store[key] { return known }
    try? await Task.sleep(nanoseconds: 5_000_000)
    let made = key.count
    store[key] = made
    return made
  }
  var count: Int { store.count }
}
let cache = Cache()
async let x = cache.value(for: "hello")
async let y = cache.value(for: "hi")
print(await x + y)
print(await cache.count)
class Model {
  var items: [Int] = []
  let cache = Cache()
  func refresh() async { items.append(await cache.value(for: "abc")) }
}
let model = Model()
await model.refresh()
print(model.items)
await MainActor.run { print("main") }
nonisolated func background() async -> Int { await onMain() + 1 }
func onMain() -> Int { model.items.count }
print(await background())
// expect: Ann Account of Bob
// expect: 150
// expect: 80 70
// expect: missing 430
// expect: ["+50", "-70"]
// expect: +50
// expect: 7
// expect: 2
// expect: [3]
// expect: main
// expect: 2
