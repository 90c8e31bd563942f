/// `:help` on the commands that let time go on.
extension Phrase {
  public static let turnSummary = Phrase(
    "Run until the loop is about to sleep.", "런 루프가 잠들기 직전까지 돌려요.")
  public static let turnDetails = Phrase(
    "Main-queue blocks that your lines queued run before the commit.",
    "코드가 메인 큐에 넣은 블록은 커밋 전에 실행돼요.")
  public static let runSummary = Phrase(
    "Run until nothing is pending.", "남은 일이 없을 때까지 돌려요.")
  public static let runDetails = Phrase(
    "Ends after 60 seconds of virtual time, because some timers never end.",
    "끝나지 않는 타이머도 있어서 가상 시간 60초가 지나면 끝내요.")
  public static let advanceSummary = Phrase(
    "Run every turn that is due in so many seconds of virtual time.",
    "가상 시간을 정한 초만큼 보내며 그동안의 턴을 모두 돌려요.")
  public static let advanceDetails = Phrase(
    "The clock moves only when told; `:advance 0.25` is a quarter of a second.",
    "시계는 시킬 때만 가요. `:advance 0.25`는 4분의 1초예요.")
  public static let undoSummary = Phrase(
    "Take the last input or time command back.", "마지막 입력이나 시간 명령을 되돌려요.")
  public static let undoDetails = Phrase(
    "At a pause: give up what is paused.", "멈춰 있을 때는 멈춘 일을 그만둬요.")
}
