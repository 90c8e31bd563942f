struct Box {
  static func one(_ flag: Bool) -> Int {
    if flag { return 1 }
  }  // error: missing return in static method expected to return 'Int'
}
