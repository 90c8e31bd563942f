let numbers: [Int?] = [1, nil, 3]
for case let number? in numbers { print(number) }
switch numbers[1] {
case .some(let n): print(n);
case .none: print("none")
}
switch numbers[2] {
case 3?: print("three");
case _?: print("some");
case nil: print("nil")
}
// expect: 1
// expect: 3
// expect: none
// expect: three
