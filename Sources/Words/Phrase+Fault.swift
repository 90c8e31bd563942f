/// Why the app ended, where the sentence is ours.
extension Phrase {
  public static func insideCall(_ call: String) -> Phrase {
    Phrase("in \(call)", "\(call) 안에서")
  }
  public static func moreCalls(_ count: Int) -> Phrase {
    Phrase("and \(count) more", "그 밖에 \(count)개 더")
  }
  public static let stoppedApp = Phrase(
    "LayoutLab stopped the app:", "LayoutLab이 앱을 멈췄어요:")
  public static let stoppedAppAtLimit = Phrase(
    "LayoutLab stopped the app at a limit:", "한도에 닿아 LayoutLab이 앱을 멈췄어요:")
  public static let interrupted = Phrase("Interrupted.", "실행을 중단했어요.")
  public static func programExits(_ status: Int) -> Phrase {
    Phrase(
      "exit(\(status)) ends the app here. `:quit` leaves LayoutLab.",
      "exit(\(status))가 여기서 앱을 끝내요. LayoutLab을 떠나려면 `:quit`을 쓰세요.")
  }
  public static let pauseGivenUp = Phrase("Given up at the pause.", "멈춘 곳에서 그만뒀어요.")
  public static let asBeforeInput = Phrase(
    "The app is as it was before that input.", "앱은 그 입력 전으로 돌아갔어요.")
}

extension Phrase {
  public static let bugOfOurs = Phrase(
    """
    this is a bug of ours, not of your program. What you typed last is in the history; please \
    report it.
    """,
    """
    입력한 프로그램이 아니라 LayoutLab의 버그예요. 마지막에 입력한 내용은 기록에 남아 있으니 알려 주세요.
    """)
}

/// Why LayoutLab stopped an app that would have hung or died without a word.
extension Phrase {
  public static func loadViewLeavesNoView(_ controller: String, levels: Int) -> Phrase {
    Phrase(
      """
      \(controller): loadView() leaves no view, and reading `view` calls it again, \(levels) \
      levels deep. LayoutLab stops here; a real app overflows its stack: C-011.
      """,
      """
      \(controller): loadView()가 뷰를 남기지 않아서 `view`를 읽을 때마다 다시 호출돼요. \(levels)단계에서 \
      LayoutLab이 멈췄고, 실제 앱에서는 스택이 넘쳐요: C-011
      """)
  }
  public static let mainQueueWaitsForItself = Phrase(
    """
    DispatchQueue.main.sync was called on the main queue, which now waits for itself \
    (a real app crashes or hangs here).
    """,
    """
    메인 큐에서 DispatchQueue.main.sync를 호출해서 메인 큐가 자기 자신을 기다려요. \
    (실제 앱은 여기서 죽거나 멈춰요.)
    """)
  public static func subviewIsAbove(_ view: String, _ superview: String) -> Phrase {
    Phrase(
      """
      \(view) is above \(superview) in the hierarchy and cannot become its subview \
      (a real app hangs or crashes here).
      """,
      """
      뷰 계층에서 \(view, .이가) \(superview)보다 위에 있어서 그 하위 뷰가 될 수 없어요. \
      (실제 앱은 여기서 멈추거나 죽어요.)
      """)
  }
  public static func turnsWithoutTime(_ turns: Int) -> Phrase {
    Phrase(
      """
      The main loop turned \(turns) times without any time passing: something asks for more work \
      each time it is served. LayoutLab stops here; a real app goes on at full load.
      """,
      """
      시간이 전혀 흐르지 않은 채 메인 루프가 \(turns)번 돌았어요. 처리할 때마다 새 일을 만드는 코드가 있어요. \
      여기서 LayoutLab이 멈췄고, 실제 앱은 CPU를 다 쓰면서 계속 돌아요.
      """)
  }
  public static func notATime(_ value: String) -> Phrase {
    Phrase(
      """
      \(value) is no number of seconds that time could take. LayoutLab stops here; what a real app \
      does is not published.
      """,
      """
      \(value, .은는) 시간으로 쓸 수 없는 값이에요. LayoutLab이 여기서 멈췄고, 실제 앱이 어떻게 하는지는 \
      알려져 있지 않아요.
      """)
  }
  public static func nestedCallbacks(_ call: String, depth: Int) -> Phrase {
    Phrase(
      """
      \(call) was called \(depth) callbacks deep. \
      LayoutLab stops here; a real app overflows its stack.
      """,
      """
      콜백이 \(depth)번 겹친 곳에서 \(call, .이가) 호출됐어요. \
      여기서 LayoutLab이 멈췄고, 실제 앱에서는 스택이 넘쳐요.
      """)
  }
  public static func layoutLoop(_ view: String, passes: Int) -> Phrase {
    Phrase(
      """
      \(view) was laid out \(passes) times in one commit and still needs layout. \
      LayoutLab stops here; a real app hangs here: V-020, V-048.
      """,
      """
      커밋 한 번에 \(view, .을를) \(passes)번 레이아웃했는데 아직도 레이아웃이 필요해요. \
      여기서 LayoutLab이 멈췄고, 실제 앱은 여기서 멎어요: V-020, V-048
      """)
  }
  public static func tooManyEvents(_ count: Int) -> Phrase {
    Phrase(
      "\(count) things happened and there is no end in sight",
      "이벤트가 \(count)개 일어났는데 끝이 보이지 않아요")
  }
  public static func tooManySteps(_ count: Int) -> Phrase {
    Phrase(
      "stopped after \(count) steps: the program may never end",
      "\(count)걸음에서 멈췄어요. 끝나지 않는 프로그램일 수 있어요")
  }
  public static func tooMuchMemory(megabytes: Int) -> Phrase {
    Phrase(
      "stopped at \(megabytes) MB of memory: the program may take more and more",
      "메모리 \(megabytes)MB에서 멈췄어요. 메모리를 끝없이 쓰는 프로그램일 수 있어요")
  }
  public static func endlessCallbacks(_ function: String) -> Phrase {
    Phrase(
      """
      stack overflow: '\(function)' and the callbacks it causes call each other without end \
      (a real app dies here with a bad access and no message)
      """,
      """
      스택이 넘쳤어요. '\(function)'\(.와과) 그것이 일으킨 콜백이 서로를 끝없이 호출해요. \
      (실제 앱은 아무 말 없이 bad access로 죽어요.)
      """)
  }
  public static func endlessCalls(_ function: String) -> Phrase {
    Phrase(
      """
      stack overflow: '\(function)' calls itself without end \
      (a real app dies here with a bad access and no message)
      """,
      """
      스택이 넘쳤어요. '\(function)'\(.이가) 끝없이 자기를 호출해요. \
      (실제 앱은 아무 말 없이 bad access로 죽어요.)
      """)
  }
}
