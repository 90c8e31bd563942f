var level = 1 {
  willSet { print("will be", newValue) }
  didSet { print("was", oldValue) }
}
level = 2
level += 5
print(level)

// expect: will be 2
// expect: was 1
// expect: will be 7
// expect: was 2
// expect: 7
