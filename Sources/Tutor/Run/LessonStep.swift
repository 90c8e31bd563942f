import Playground
import Words

/// Something that a lesson shows next.
public enum LessonStep {
  /// The title, before anything else.
  case title(Lesson)
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
  /// A goal, which this version shows and does not check.
  case goal(Question)
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
