let values: [Int?] = [1, nil, 3]
for case let value? in values { print(value) }
for value in values {
  switch value {
  case .some(let number) where number > 2: print("big", number)
  case .some(let number): print("small", number)
  case .none: print("none")
  }
}
let maybe: Int? = 1
if case 1? = maybe { print("one") }
if case .some = maybe { print("some") }
print(maybe == 1, maybe != nil)

// expect: 1
// expect: 3
// expect: small 1
// expect: none
// expect: big 3
// expect: one
// expect: some
// expect: true true
