// A name that does not exist is said before a call that does not fit.
struct Side {
  func constraint(equalTo other: Side) -> Int { 1 }
  func constraint(equalToConstant value: Double) -> Int { 2 }
}
let side = Side()
print(side.constraint(equalToConstant))  // error: cannot find 'equalToConstant' in scope
