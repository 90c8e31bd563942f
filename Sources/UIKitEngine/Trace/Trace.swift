/// All that has happened in an app, in order.
///
/// It grows by pieces of one length: a single array would be copied as a whole each time it is full,
/// and of a long program that takes longer than one waits at Ctrl-C.
public nonisolated struct Trace: RandomAccessCollection, Sendable {
  private static let length = 1 << 10

  /// All of them full but for the last.
  private var pieces: [[TraceEvent]] = []
  public private(set) var endIndex = 0
  /// The places of those that tell what the program has printed.
  private var prints: [Int] = []

  public var startIndex: Int { 0 }

  public init() {}

  public init(_ events: some Sequence<TraceEvent>) {
    for event in events { append(event) }
  }

  public subscript(position: Int) -> TraceEvent {
    pieces[position / Self.length][position % Self.length]
  }

  /// What the program has printed since the event at `start`, which no walk over all of them looks for.
  public func printed(from start: Int) -> String {
    var first = prints.count
    while first > 0, prints[first - 1] >= start { first -= 1 }
    var text = ""
    for place in prints[first...] {
      if case .printed(let part) = self[place].kind { text += part }
    }
    return text
  }

  public mutating func append(_ event: TraceEvent) {
    if endIndex % Self.length == 0 {
      var piece: [TraceEvent] = []
      piece.reserveCapacity(Self.length)
      pieces.append(piece)
    }
    if case .printed = event.kind { prints.append(endIndex) }
    pieces[pieces.count - 1].append(event)
    endIndex += 1
  }
}

extension Trace: Equatable {
  public static func == (a: Trace, b: Trace) -> Bool { a.elementsEqual(b) }
}
