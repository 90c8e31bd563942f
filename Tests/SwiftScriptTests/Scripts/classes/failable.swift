class Account {
  let balance: Int
  init?(balance: Int) {
    if balance < 0 { return nil }
    self.balance = balance
  }
}
print(Account(balance: 5)?.balance as Any)  // expect: Optional(5)
print(Account(balance: -5) == nil)  // expect: true
if let account = Account(balance: 9) { print(account.balance) }  // expect: 9
