protocol Account: AnyObject {
  var owner: String { get }
  var balance: Int { get }
  func withdraw(_ amount: Int) -> Bool
}
class Basic: Account {
  let owner: String
  fileprivate(set) var balance: Int
  private var history: [String] = []
  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ amount: Int) {
    balance += amount
    history.append("+\(amount)")
  }
  func withdraw(_ amount: Int) -> Bool {
    guard amount <= available else { return false }
    balance -= amount
    history.append("-\(amount)")
    return true
  }
  var available: Int { balance }
  var report: String { "\(owner): \(balance) [\(history.joined(separator: " "))]" }
}
final class Overdraft: Basic {
  let limit: Int
  init(owner: String, limit: Int) {
    self.limit = limit
    super.init(owner: owner)
  }
  override var available: Int { super.available + limit }
}
let ann = Basic(owner: "Ann", balance: 100)
let bob = Overdraft(owner: "Bob", limit: 50)
ann.deposit(25)
print(ann.withdraw(200), ann.withdraw(20))  // expect: false true
print(bob.withdraw(40), bob.withdraw(40))  // expect: true false
for account in [ann, bob] { print(account.report) }
// expect: Ann: 105 [+25 -20]
// expect: Bob: -40 [-40]
let total = [ann as Account, bob].reduce(0) { $0 + $1.balance }
print(total)  // expect: 65
