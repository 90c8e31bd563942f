/// The phases of a turn, in their order.
extension Phrase {
  public static let phasesSummary = Phrase(
    "The parts of a turn of the main run loop, in their order.",
    "메인 런 루프 한 턴의 단계를 순서대로.")
  public static let phasesBegin = Phrase(
    "Your lines run inside an event handler. A time command ends it; then the loop goes on:",
    "입력한 코드는 이벤트 핸들러 안에서 돌아요. 시간 명령이 핸들러를 끝내면 런 루프가 이어서 돌아요.")
  public static let timersPhase = Phrase("Timers that are due fire.", "때가 된 타이머가 실행돼요.")
  public static let displayLinksPhase = Phrase(
    "Display links are called for a frame of the screen.",
    "화면의 한 프레임마다 디스플레이 링크를 불러요.")
  public static let sourcesPhase = Phrase(
    "Events arrive, and performed selectors run.", "이벤트가 오고, perform한 셀렉터가 실행돼요.")
  public static let mainQueuePhase = Phrase(
    "Blocks of the main queue run.", "메인 큐의 블록이 실행돼요.")
  public static let beforeWaitingPhase = Phrase(
    "Nothing else is to do: observers hear that the loop is about to sleep.",
    "더 할 일이 없어요. 런 루프가 곧 잠든다고 옵저버에게 알려요.")
  public static let commitPhase = Phrase(
    "What was marked is brought up to date, in the parts that follow.",
    "표시해 둔 것을 다음 단계들에서 반영해요.")
  public static let layoutPhase = Phrase(
    "Marked views are laid out from the top down, until none is marked.",
    "표시된 뷰를 위에서 아래로 레이아웃해요. 표시가 없어질 때까지 해요.")
  public static let updateConstraintsPhase = Phrase(
    "updateConstraints() of marked views, children first; inside layout.",
    "표시된 뷰의 updateConstraints()를 하위 뷰부터 불러요. layout 안에서 해요.")
  public static let displayPhase = Phrase(
    "draw(_:) of marked views, parents first.", "표시된 뷰의 draw(_:)를 상위 뷰부터 불러요.")
  public static let sendPhase = Phrase(
    "The layer tree goes to the render server.", "레이어 트리를 렌더 서버로 보내요.")
  public static let afterCommitPhase = Phrase(
    "Blocks that wait for the commit run.", "커밋을 기다리던 블록이 실행돼요.")
  public static let sleepPhase = Phrase(
    "The loop sleeps until the next event.", "다음 이벤트가 올 때까지 런 루프가 자요.")
}

/// The marks, and what each will cause.
extension Phrase {
  public static let marksSummary = Phrase(
    "What a setter leaves behind, and the pass that takes it away.",
    "세터가 남기는 표시와 그 표시를 지우는 패스.")
  public static let marksBegin = Phrase(
    "A setter marks and nothing runs. `⚑` after a line tells what it marked; :dirty, what waits.",
    "세터는 표시만 하고 아무것도 실행하지 않아요. 줄 뒤의 `⚑`는 무엇을 표시했는지, :dirty는 무엇이 기다리는지 알려 줘요.")
  public static let needsUpdatePropertiesMark = Phrase(
    "updateProperties() comes before layoutSubviews() of the same view.",
    "같은 뷰의 layoutSubviews() 전에 updateProperties()가 불려요.")
  public static let needsUpdateConstraintsMark = Phrase(
    "updateConstraints() comes at the beginning of the next layout, children first.",
    "다음 레이아웃을 시작할 때 하위 뷰부터 updateConstraints()가 불려요.")
  public static let needsLayoutMark = Phrase(
    "layoutSubviews() comes in the layout phase of the next commit, or at layoutIfNeeded().",
    "다음 커밋의 layout 단계나 layoutIfNeeded()에서 layoutSubviews()가 불려요.")
  public static let needsDisplayMark = Phrase(
    "draw(_:) comes in the display phase of the next commit.",
    "다음 커밋의 display 단계에서 draw(_:)가 불려요.")
}
