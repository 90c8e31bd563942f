extension Buffer<Int32> {
  /// Where the element stands in `range`, in which it stands once at most, or -1.
  ///
  /// Eight are compared at a time: lists are short, and where a search ends early is what a
  /// processor guesses wrong. Behind the last element there is memory to look at, whatever is in it.
  @inline(__always)
  func place(of element: Int32, in range: Range<Int>) -> Int {
    let wanted = SIMD8(repeating: element)
    let lanes = SIMD8<Int32>(1, 2, 3, 4, 5, 6, 7, 8)
    var start = range.lowerBound
    while start < range.upperBound {
      let eight = UnsafeRawPointer(base + start).loadUnaligned(as: SIMD8<Int32>.self)
      let left = SIMD8(repeating: Int32(truncatingIfNeeded: Swift.min(8, range.upperBound - start)))
      let isFound = (eight .== wanted) .& (lanes .<= left)
      let found = SIMD8<Int32>.zero.replacing(with: lanes, where: isFound).wrappedSum()
      if found > 0 { return start + Int(found) - 1 }
      start += 8
    }
    return -1
  }
}
