// swift-format-ignore-file
enum BankError: Error { case insufficient(needed: Int), unknown(String) }
final class Bank {
  private var accounts: [String: Int] = [:]
  private(set) var log: [String] = []
  func deposit(_ n: Int, to name: String) { accounts[name, default: 0] += n; log.append("+\(n) \(name)") }
  func transfer(_ n: Int, from a: String, to b: String) throws {
    guard let balance = accounts[a] else { throw BankError.unknown(a) }
    guard balance >= n else { throw BankError.insufficient(needed: n - balance) }
    accounts[a]! -= n
    deposit(n, to: b)
  }
  var total: Int { accounts.values.reduce(0, +) }
}
let bank = Bank()
bank.deposit(100, to: "a")
for (n, from) in [(30, "a"), (500, "a"), (1, "z")] {
  do { try bank.transfer(n, from: from, to: "b"); print("ok") } catch BankError.insufficient(let n) { print("short", n) } catch { print(error) }
}
print(bank.total, bank.log)

// expect: ok
// expect: short 430
// expect: unknown("z")
// expect: 100 ["+100 a", "+30 b"]
