func double(_ value: Int) -> Int {
  let result = value * 2
  print(result)
}  // error: missing return in global function expected to return 'Int'
