/// Where a row or list lies in the memory that it shares with others.
struct Stretch: BitwiseCopyable {
  var start: Int32
  var length: Int32 = 0
  /// How long it can become before it has to move.
  var room: Int32

  @inline(__always)
  var end: Int32 { start + length }

  @inline(__always)
  var range: Range<Int> {
    Range(uncheckedBounds: (Int(start), Int(end)))
  }
}
