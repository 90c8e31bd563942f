/// `:help` on the commands that build and look.
extension Phrase {
  public static let showSummary = Phrase(
    "Put a controller or a view on the screen; prints the Swift that it runs.",
    "뷰 컨트롤러나 뷰를 화면에 띄우고, 실행한 Swift를 보여 줘요.")
  public static let showDetails = Phrase(
    """
    A controller becomes the window's root, a view goes into `view`. The name of a class makes
    one: :show ViewController.
    """,
    """
    뷰 컨트롤러는 윈도우의 루트가 되고, 뷰는 `view` 안에 들어가요. 클래스 이름을 쓰면 인스턴스를
    만들어요: :show ViewController
    """)
  public static let treeSummary = Phrase(
    "Show the views with their frames and marks.", "뷰 계층을 프레임과 표시와 함께 보여 줘요.")
  public static let treeDetails = Phrase(
    "Without a view: every tree, also of views that no window has.",
    "뷰를 쓰지 않으면 모든 계층을 보여 줘요. 윈도우에 없는 뷰도 나와요.")
  public static let drawSummary = Phrase(
    "Draw the frames as boxes, in proportion.", "프레임을 비율에 맞는 상자로 그려요.")
  public static let dirtySummary = Phrase(
    "Show what is marked and waits for a pass.", "표시된 채 다음 패스를 기다리는 것을 보여 줘요.")
  public static let constraintsSummary = Phrase(
    "List the constraints that name a view.", "뷰에 걸린 제약을 보여 줘요.")
  public static let constraintsDetails = Phrase(
    "With h or v: only those of one axis.", "h나 v를 붙이면 한 축의 제약만 보여 줘요.")
}
