import Render
import Terminal
import Words

/// What is set, and what the learner's start file sets.
extension Loop {
  /// Takes `settings` over, for what is said and run from now on; what an open lesson says to that.
  func change(to settings: Settings) -> Styled {
    let wasLanguage = self.settings.language
    self.settings = settings
    display.settings = settings
    session.limits = settings.limits
    guard settings.language != wasLanguage, let coach,
      let entry = lessonFolder.course().entry(coach.run.lesson.id),
      let lesson = entry.lesson(in: settings.language)
    else { return "" }
    return speaking { coach.speak(settings.language, as: lesson) }
  }

  /// Says what `body` says in the voice that is set.
  ///
  /// Around each input anew, because a command may have changed it meanwhile, also at a pause.
  func speaking<Result>(_ body: () -> Result) -> Result {
    Voice.$current.withValue(settings.voice, operation: body)
  }

  /// The text that an alias stands for, its words filled in; `nil` if some are missing.
  func expansion(of name: String, _ argument: String) -> String? {
    switch aliases.expansion(of: name, argument) {
    case .success(let text):
      display.show("\(text, .quiet)\n")
      return text
    case .failure(let missing):
      fail(.usage, saying: .aliasNeedsWords(name, missing.wanted))
      return nil
    case nil: return nil
    }
  }

  /// Does what the start file says, piece by piece; an error in one leaves the others alone.
  func begin(with path: String) {
    do throws(UsageError) {
      guard let file = try StartFile(path: path) else { return }
      for piece in file.pieces {
        switch Input(piece.text) {
        case .nothing: break
        case .swift: _ = evaluate(piece.swift, file: path)
        case .command:
          place = "\(path):\(piece.line):"
          _ = perform(piece.text, isPaused: false)
          place = nil
        }
      }
    } catch {
      fail(.usage, saying: error.message)
    }
  }

  /// Writes an accepted line again in the colours of its Swift, where the terminal allows.
  func colour(_ line: String, prompt: String, before: String) {
    guard isInteractive, settings.coloursInput, coach?.isAsking != true else { return }
    ColouredEcho(
      console: display.console, theme: display.theme, width: display.console.width,
      height: display.console.height
    ).rewrite(line, prompt: prompt, before: before)
  }
}
