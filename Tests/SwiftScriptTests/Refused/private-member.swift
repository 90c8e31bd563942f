// swift-format-ignore-file
class Account {
  private var balance = 0
}
struct Other {
  func read(_ account: Account) -> Int { account.balance }  // error: 'balance' is inaccessible due to 'private' protection level
}
