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
    "Show the views with their classes, frames and marks.",
    "뷰 계층을 클래스, 프레임, 표시와 함께 보여 줘요.")
  public static let treeDetails = Phrase(
    """
    Without a view: every tree, also of views that no window has. Frames are in the coordinates of \
    the superview; front views stand last. A narrow terminal gets marks as letters and leaves \
    classes out.
    """,
    """
    뷰를 쓰지 않으면 모든 계층을 보여 줘요. 윈도우에 없는 뷰도 나와요. 프레임은 상위 뷰의 좌표이고, \
    앞에 있는 뷰가 아래쪽에 나와요. 터미널이 좁으면 표시를 글자로 줄이고 클래스를 빼요.
    """)
  public static let treeUIKit = Phrase(
    "as UIKit's recursiveDescription prints it in Xcode's console",
    "Xcode 콘솔에서 UIKit의 recursiveDescription이 출력하는 모양 그대로")
  public static let treeLayers = Phrase(
    "with the layers that are no view's", "뷰의 것이 아닌 레이어도 함께")
  public static let treeGuides = Phrase("with the layout guides", "레이아웃 가이드도 함께")
  public static let drawSummary = Phrase(
    "Draw the views as boxes, in proportion.", "뷰를 비율에 맞는 상자로 그려요.")
  public static let drawDetails = Phrase(
    """
    Front views are painted over those behind: an opaque background hides them, without one they \
    show dashed. Names without room become letters. Hidden, transparent, empty and clipped views \
    are told below the picture.
    """,
    """
    앞에 있는 뷰가 뒤의 뷰를 덮어요. 배경이 불투명하면 뒤가 가려지고, 아니면 점선으로 보여요. 이름을 쓸 \
    자리가 없으면 글자로 줄여요. 숨은 뷰, 투명한 뷰, 넓이가 없는 뷰, 잘린 뷰는 그림 아래에 알려 줘요.
    """)
  public static let drawSVG = Phrase(
    "write an SVG picture, with colours and text, to a file",
    "색과 글자가 든 SVG 그림을 파일에 써요")
  public static let dirtySummary = Phrase(
    "Tell what is marked, what each mark will cause, and when.",
    "무엇이 표시되어 있고, 표시마다 언제 무슨 일이 생기는지 알려 줘요.")
  public static let dirtyDetails = Phrase(
    "In the order in which the next commit serves them.", "다음 커밋이 처리하는 순서대로 보여 줘요.")
  public static let constraintsSummary = Phrase(
    "List constraints, who made them, and whether they hold.",
    "제약과, 누가 만들었는지, 지켜지는지를 보여 줘요.")
  public static let constraintsDetails = Phrase(
    """
    Each as an equation and, where it can be said so, in the visual format language. A constraint \
    holds, waits for layout, gives way to others of higher priority, or is broken.
    """,
    """
    제약마다 등식과, 쓸 수 있으면 비주얼 포맷을 함께 보여 줘요. 제약은 지켜지거나, 레이아웃을 기다리거나, \
    우선순위가 더 높은 제약에 밀리거나, 깨져요.
    """)
  public static let constraintsOfAll = Phrase(
    "all constraints of the windows on the screen", "화면에 있는 윈도우의 모든 제약")
  public static let constraintsOfOne = Phrase(
    "those that name card or its guides, wherever they are kept",
    "card나 card의 가이드에 걸린 제약. 어느 뷰가 가지고 있든 나와요")
  public static let constraintsOfAxis = Phrase(
    "only the horizontal ones; v for the vertical", "가로 제약만. v는 세로")
}
