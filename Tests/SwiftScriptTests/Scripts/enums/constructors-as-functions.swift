enum Wrapper {
  case value(Int)
  case nothing
}
let wrapped = [1, 2].map(Wrapper.value)
for one in wrapped {
  if case .value(let number) = one { print(number) }
  // expect: 1
  // expect: 2
}
