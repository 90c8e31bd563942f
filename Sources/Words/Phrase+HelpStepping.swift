/// `:help` on the commands that stand still, go on, and go back.
extension Phrase {
  public static let stepSummary = Phrase(
    "Stop before the next phase that has work; `in`: before the next callback.",
    "할 일이 있는 다음 단계 앞에서 멈춰요. `in`을 붙이면 다음 콜백 앞에서 멈춰요.")
  public static let stepDetails = Phrase(
    """
    Ends the event handler that your lines run in and lets the main run loop go on.
    At the stop you can look and type code; it runs right there. Another time command goes on.
    """,
    """
    입력한 코드가 도는 이벤트 핸들러를 끝내고 메인 런 루프를 이어서 돌려요.
    멈춘 곳에서는 둘러보거나 코드를 입력할 수 있고, 코드는 바로 그 자리에서 실행돼요. 시간 명령을 쓰면 이어서 가요.
    """)
  public static let stepPhaseForm = Phrase(
    "to the next phase that has work", "할 일이 있는 다음 단계까지")
  public static let stepCountForm = Phrase("so many steps at once", "정한 횟수만큼 한꺼번에")
  public static let stepInForm = Phrase(
    "to the next callback; a count may follow", "다음 콜백까지. 뒤에 횟수를 쓸 수 있어요")
  public static let stepInCodeForm = Phrase(
    "run this code and stop before its first callback", "코드를 실행하고 첫 콜백 앞에서 멈춰요")
  public static let stepLineForm = Phrase(
    "to the next line of your program", "프로그램의 다음 줄까지")
  public static let stepOverForm = Phrase(
    "behind what comes next, with all that it calls", "다음에 올 것이 다 끝난 곳까지")
  public static let stepOutForm = Phrase(
    "to the end of the callback or phase that stands", "멈춰 있는 콜백이나 단계의 끝까지")
  public static let continueSummary = Phrase(
    "Let what stands at a pause go on as it was meant to.", "멈춰 있는 일을 원래대로 이어 가요.")
  public static let continueDetails = Phrase(
    "Code runs to its end, and a time command as far as it was to go.",
    "코드는 끝까지, 시간 명령은 가려던 곳까지 가요.")
  public static let untilSummary = Phrase(
    "Run until an event comes: a callback, a phase, or a kind of event.",
    "이벤트가 올 때까지 돌려요. 콜백, 단계, 이벤트 종류를 쓸 수 있어요.")
  public static let untilDetails = Phrase(
    """
    Before a callback or a phase it stops; behind anything else. If nothing of the kind comes, it \
    ends as :run does.
    """,
    "콜백이나 단계는 그 앞에서, 다른 이벤트는 그 뒤에서 멈춰요. 이벤트가 오지 않으면 :run처럼 끝나요.")
  public static let breakSummary = Phrase(
    "Stop whenever a callback or phase comes; alone: list breakpoints.",
    "콜백이나 단계가 올 때마다 멈춰요. 혼자 쓰면 중단점 목록을 보여요.")
  public static let breakDetails = Phrase(
    "VIEW is a variable, a class (also of its subclasses), `any`, or an expression such as card.label.",
    "VIEW에는 변수, 클래스(하위 클래스 포함), `any`, card.label 같은 식을 쓸 수 있어요.")
  public static let breakEventForm = Phrase("stop before each of these", "올 때마다 그 앞에서 멈춰요")
  public static let breakIfForm = Phrase("only where the condition holds", "조건이 맞을 때만 멈춰요")
  public static let listForm = Phrase("what there is, with numbers", "번호가 붙은 목록")
  public static let offForm = Phrase("take one away, or all", "하나 또는 모두 지워요")
  public static let watchSummary = Phrase(
    "Stop whenever an expression has another value; alone: list them.",
    "식의 값이 바뀔 때마다 멈춰요. 혼자 쓰면 목록을 보여요.")
  public static let watchDetails = Phrase(
    "It is asked before and behind every phase and callback, and after each line.",
    "단계와 콜백의 앞뒤에서, 그리고 입력이 끝날 때마다 값을 확인해요.")
  public static let watchForm = Phrase("show old → new and stop", "이전 값 → 새 값을 보이고 멈춰요")
  public static let backSummary = Phrase(
    "Look at the past: so many lines of the trace earlier.", "과거를 봐요. 트레이스의 몇 줄 전으로 가요.")
  public static let backDetails = Phrase(
    ":tree, :draw and :dirty show what was there. Nothing can be changed in the past.",
    ":tree, :draw, :dirty가 그때의 모습을 보여요. 과거는 바꿀 수 없어요.")
  public static let forwardSummary = Phrase(
    "In the past: so many lines of the trace later.", "과거에서 트레이스의 몇 줄 뒤로 가요.")
  public static let gotoSummary = Phrase(
    "Look at the past as of an event; `now` returns.", "그 이벤트 때의 과거를 봐요. `now`로 돌아와요.")
  public static let redoSummary = Phrase(
    "Do again what :undo took back.", ":undo로 되돌린 것을 다시 실행해요.")
  public static let timelineSummary = Phrase(
    "Your code, each turn and each sleep, a line each; then all of it on one axis of time.",
    "입력한 코드, 턴, 잠든 시간을 한 줄씩 보여요. 그다음 시간 축 하나에 모두 그려요.")
  public static let timelineDetails = Phrase(
    """
    The axis has a row for your code, the turns, each phase, each timer and display link, and each \
    animation: a dot is a moment (a number, several), ├──┤ the way of an animation, ··· its delay, \
    × where it was cut short, → one that goes on.
    """,
    """
    축에는 입력한 코드, 턴, 단계, 타이머, 디스플레이 링크, 애니메이션이 한 줄씩 있어요. 점은 그 순간(숫자는 \
    여러 번), ├──┤는 애니메이션, ···는 지연, ×는 중간에 끊긴 곳, →는 계속되는 것이에요.
    """)
  public static let timelineSVG = Phrase(
    "Write the axis as an SVG picture.", "시간 축을 SVG 그림으로 저장해요.")
  public static let diffSummary = Phrase(
    "What is different between two events; alone: since the last input began.",
    "두 이벤트 사이에 달라진 것을 보여요. 혼자 쓰면 마지막 입력부터 비교해요.")
  public static let listSummary = Phrase(
    "Show what you have typed, with the numbers of its lines.",
    "지금까지 입력한 코드를 줄 번호와 함께 보여요.")
  public static let whySummary = Phrase(
    "Why a value is what it is, or why a callback came.", "값이 왜 그런지, 콜백이 왜 왔는지 보여요.")
  public static let whyDetails = Phrase(
    """
    Shows the last event that changed the value and its chain of causes, up to your own line, with \
    the evidence that each step rests on. Of a view that constraints place it names those that \
    fix the value: :why card.width, :why card.top.
    """,
    """
    값을 마지막으로 바꾼 이벤트부터 내 코드의 줄까지 이유를 거슬러 올라가고, 근거 번호를 함께 보여요. \
    제약으로 놓인 뷰라면 그 값을 정하는 제약도 보여요. 예: :why card.width, :why card.top
    """)
  public static let whyNotSummary = Phrase(
    "Why a callback did not come.", "콜백이 왜 오지 않았는지 보여요.")
  public static let evidenceSummary = Phrase(
    "Show what a number such as V-013 rests on.", "V-013 같은 번호가 어떤 기록인지 보여요.")
  public static let evidenceDetails = Phrase(
    """
    What the app does here rests on what others have published of the real UIKit: what was seen, \
    where it stands, how strong it is and what contradicts it. V is for views and the update \
    cycle, C for view controllers, A for Auto Layout.
    """,
    """
    여기 앱의 동작은 다른 사람들이 진짜 UIKit을 두고 공개한 기록을 따라요. 무엇을 보았는지, 어디에 \
    있는지, 얼마나 확실한지, 어긋나는 기록은 없는지가 영어로 적혀 있어요. V는 뷰와 업데이트 사이클, C는 뷰 \
    컨트롤러, A는 오토 레이아웃이에요.
    """)
  public static let evidenceTakes = Phrase(
    ":evidence takes a number such as V-013", ":evidence 뒤에 V-013 같은 번호를 써 주세요")
  public static func noEvidence(_ id: String, among ids: String) -> Phrase {
    Phrase(
      "there is no evidence '\(id)'; there are \(ids)",
      "'\(id)'\(.이라는) 기록은 없어요. 있는 것: \(ids)")
  }
  public static let traceSummary = Phrase(
    "List what happened so far, or some of it.", "지금까지 일어난 일이나 그 일부를 보여요.")
  public static let traceDetails = Phrase(
    """
    Each event has a number; `because:` names the line that brought it about. Filters can be \
    combined: words of one sort widen the list, words of different sorts narrow it.
    """,
    """
    이벤트마다 번호가 있고, `이유:`는 그것을 일으킨 줄을 알려 줘요. 필터는 함께 쓸 수 있어요. \
    같은 종류의 단어는 목록을 넓히고, 다른 종류의 단어는 좁혀요.
    """)
  public static let traceViewForm = Phrase("of a view, by variable or class", "뷰 하나 (변수나 클래스)")
  public static let tracePhaseForm = Phrase("during a phase", "한 단계 동안")
  public static let traceKindForm = Phrase(
    "a kind of event: frame, mark, callback, print, …", "이벤트 종류: frame, mark, callback, print, …")
  public static let traceCombinedForm = Phrase("all of these at once", "여러 조건을 한꺼번에")
  public static let traceRangeForm = Phrase("by number", "번호로")
  public static let traceLastForm = Phrase("only the end", "끝부분만")
  public static let traceTextForm = Phrase("lines that hold a text", "글자가 들어 있는 줄")
}
