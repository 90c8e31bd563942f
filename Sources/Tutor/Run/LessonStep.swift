import Playground
import Words

/// Something that a lesson shows next.
public enum LessonStep {
  /// The title, before anything else.
  case title(Lesson)
  /// The lesson goes on where it was left; `code` is what has been run so far.
  case resumed(code: [LessonCode], right: Int, total: Int)
  case prose(Prose)
  /// Code that has just been run for the learner.
  case setup(LessonCode)
  /// Code that Enter will run.
  case offer(LessonCode)
  /// What a piece of the lesson's code did in the learner's app.
  case ran(Evaluation)
  /// A question is open: the next line is an answer.
  case question(OpenQuestion)
  case hint(String, number: Int, count: Int)
  case noMoreHints
  /// The line could not be read as an answer; the question stays open.
  case misread(Misreading)
  case verdict(Verdict)
  /// Said after the verdict.
  case why(Remark)
  /// Enter goes on.
  case pause
  /// The lesson itself is wrong; said as such, never as the learner's mistake.
  case broken(Phrase)
  /// A goal is open: Swift goes in until its conditions hold.
  case goal(Question, GoalAttempt)
  /// What is still missing after something was done.
  case unmet([Condition])
  case reached(statements: Int, best: Int?)
  /// One way to the goal, which has just been run.
  case solution(LessonCode)
  /// What the learner did besides the lesson has been taken back.
  case putBack
  /// Free play has begun.
  case playing
  /// Free play is over, and the app as it was before.
  case playedOut
  /// A question comes back.
  case reviewing(Lesson)
  /// The question is answered; so many more are due.
  case reviewed(left: Int)
  /// The learner goes, and the place is kept.
  case leave
  case finished(right: Int, total: Int)
}

/// A question with all that it takes to put it.
public struct OpenQuestion {
  public var question: Question
  /// For `choose`, in the order of their letters.
  public var choices: [Answer] = []
  /// For `order`, in the order of their letters.
  public var items: [String] = []
  /// For `predict`.
  public var form: AnswerForm = .text
}
