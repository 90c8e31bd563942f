struct Address { var city: String }
struct User { var address: Address; var nickname: String? }
var user = User(address: Address(city: "Oslo"), nickname: nil)
let city: WritableKeyPath<User, String> = \.address.city
user[keyPath: city] = "Rome"
print(user.address.city, user[keyPath: \.nickname?.count] as Any)
// expect: Rome nil
