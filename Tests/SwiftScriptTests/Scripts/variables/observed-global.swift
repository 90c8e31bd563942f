var level = 1 {
  willSet { print("going to", newValue) }
  didSet { print("was", oldValue) }
}
level = 2
level += 3
print(level)
// expect: going to 2
// expect: was 1
// expect: going to 5
// expect: was 2
// expect: 5
