extension Buffer<Int32> {
  /// Where the element stands in `range`, in which it stands once at most, or -1.
  ///
  /// Eight are compared at a time: lists are short, and where a search ends early is what a
  /// processor guesses wrong. Behind the last element there is memory to look at, whatever is in
  /// it: the first that is found counts.
  @inline(__always)
  func place(of element: Int32, in range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound {
      let eight = base + start
      var offset = eight[7] == element ? 7 : 8
      offset = eight[6] == element ? 6 : offset
      offset = eight[5] == element ? 5 : offset
      offset = eight[4] == element ? 4 : offset
      offset = eight[3] == element ? 3 : offset
      offset = eight[2] == element ? 2 : offset
      offset = eight[1] == element ? 1 : offset
      offset = eight[0] == element ? 0 : offset
      let place = start &+ offset
      if place < Swift.min(start &+ 8, range.upperBound) { return place }
      start &+= 8
    }
    return -1
  }
}
