/// The lesson that `layoutlab new lesson` begins with: it passes `check` as it is.
public nonisolated enum LessonTemplate {
  /// For a file named `file`, whose name gives the id.
  public static func text(for file: String) -> String {
    let stem = LessonFileName(file).stem.lowercased()
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let bare = String(letters).trimmingPrefix { !$0.isLetter }
    let id = bare.isEmpty ? "lesson" : String(bare)
    return body.replacing("{id}", with: id)
  }

  private static let body = #"""
    ---
    format: 1
    id: {id}
    title: A new lesson
    summary: What a learner knows afterwards, in one sentence.
    minutes: 5
    ---

    # A new lesson

    A card with a badge in it; both are laid out and on the screen.

    ```swift setup
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(card)
    card.addSubview(badge)
    view.layoutIfNeeded()
    ```

    ```count marks ask="card.layoutSubviews" evidence=V-027
    How many times does `card.layoutSubviews()` run in these lines?
    ```

    ```swift during marks
    card.setNeedsLayout()
    card.setNeedsLayout()
    ```

    ```hint marks
    What does the name promise?
    ```

    ```wrong marks by=setNeedsLayoutIsImmediate evidence=V-027
    The call only leaves a mark; the pass comes later.
    ```

    ```why marks evidence=V-027
    A mark waits for the next layout pass, however often it was set.
    ```

    ```count passes ask="card.layoutSubviews" during="card.layoutIfNeeded()\ncard.layoutIfNeeded()" evidence=V-074
    And in these two lines: `card.layoutIfNeeded()`, twice?
    ```

    ```why passes evidence=V-074
    The first call serves the mark; the second one finds none.
    ```

    ```count child ask="badge.layoutSubviews" during="card.setNeedsLayout()\ncard.layoutIfNeeded()" evidence=V-014
    Now `card` is marked and laid out again. How many times does `badge.layoutSubviews()` run?
    ```

    ```why child evidence=V-014
    The badge has no mark, and its size did not change.
    ```

    """#
}
