import Foundation

/// What a learner's log says about a course.
public nonisolated struct ProgressSummary: Hashable, Sendable {
  /// Behind which question an attempt was left, and how it had gone so far.
  public struct Place: Hashable, Sendable {
    public var question: String
    public var right: Int
    public var total: Int
  }

  /// What became of one question, whenever it was asked.
  struct History: Hashable, Sendable {
    /// How often it was asked, which is also the seed of its next numbers.
    var askings = 0
    /// Right answers in a row, up to the last.
    var streak = 0
    var last: Date
  }

  struct Key: Hashable, Sendable {
    var lesson: String
    var question: String
  }

  /// Lessons that were taken to their end at least once.
  public private(set) var finished: Set<String> = []
  /// The questions of each lesson whose last answer was right.
  public private(set) var mastered: [String: Set<String>] = [:]
  /// Lessons that were begun and left, with the place where to go on.
  public private(set) var places: [String: Place] = [:]
  private(set) var histories: [Key: History] = [:]
  /// The lesson of the last event.
  public private(set) var latest: String?

  public init(_ events: [ProgressEvent]) {
    for event in events { take(event) }
  }

  private mutating func take(_ event: ProgressEvent) {
    latest = event.lesson
    switch event.kind {
    case .began: places[event.lesson] = nil
    case .finished:
      finished.insert(event.lesson)
      places[event.lesson] = nil
    case .answered, .skipped, .reviewed: judge(event)
    case .resumed, .hinted, .played: break
    }
  }

  private mutating func judge(_ event: ProgressEvent) {
    guard let question = event.question else { return }
    let isRight = event.isRight == true
    if isRight {
      mastered[event.lesson, default: []].insert(question)
    } else {
      mastered[event.lesson]?.remove(question)
    }
    let key = Key(lesson: event.lesson, question: question)
    var history = histories[key] ?? History(last: event.time)
    history.askings += 1
    history.streak = isRight ? history.streak + 1 : 0
    history.last = event.time
    histories[key] = history

    guard event.kind != .reviewed else { return }
    let before = places[event.lesson] ?? Place(question: question, right: 0, total: 0)
    places[event.lesson] = Place(
      question: question, right: before.right + (isRight ? 1 : 0), total: before.total + 1)
  }

  /// The lesson that was left last, else the first one that has not been finished; `nil` once all have.
  @MainActor public func next(in course: Course) -> Course.Entry? {
    let entries = course.entries.filter { $0.original != nil }
    if let left = entries.first(where: { $0.original?.id == latest }), let latest,
      places[latest] != nil
    {
      return left
    }
    return entries.first { entry in
      entry.original.map { !finished.contains($0.id) } ?? false
    }
  }
}
