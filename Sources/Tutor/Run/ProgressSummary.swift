/// What a learner's log says about a course.
public nonisolated struct ProgressSummary: Hashable, Sendable {
  /// Lessons that were taken to their end at least once.
  public private(set) var finished: Set<String> = []
  /// The questions of each lesson whose last answer was right.
  public private(set) var mastered: [String: Set<String>] = [:]

  public init(_ events: [ProgressEvent]) {
    for event in events {
      switch event.kind {
      case .finished: finished.insert(event.lesson)
      case .answered, .skipped:
        guard let question = event.question else { continue }
        if event.isRight == true {
          mastered[event.lesson, default: []].insert(question)
        } else {
          mastered[event.lesson]?.remove(question)
        }
      case .began, .hinted: break
      }
    }
  }

  /// The first lesson of `course` that has not been finished; the first of all once all have been.
  @MainActor public func next(in course: Course) -> Course.Entry? {
    let unfinished = course.entries.first { entry in
      entry.original.map { !finished.contains($0.id) } ?? false
    }
    return unfinished ?? course.entries.first { $0.original != nil }
  }
}
