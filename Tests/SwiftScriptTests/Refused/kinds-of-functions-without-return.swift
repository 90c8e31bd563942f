struct Box {
  func one(_ flag: Bool) -> Int {
    if flag { return 1 }
  }  // error: missing return in instance method expected to return 'Int'
}
