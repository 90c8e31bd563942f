// swift-format-ignore-file
class Customer {
  let name: String
  var card: Card?
  init(_ name: String) { self.name = name }
  deinit { print("customer gone") }
}
class Card {
  unowned let customer: Customer
  init(customer: Customer) { self.customer = customer }
  deinit { print("card gone") }
}
var customer: Customer? = Customer("Ann")
customer!.card = Card(customer: customer!)
print(customer!.card!.customer.name)
customer = nil

// expect: Ann
// expect: customer gone
// expect: card gone
