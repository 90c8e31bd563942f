extension Phrase {
  public static let solutionSummary = Phrase(
    "Show one way to the open goal, or the answer to the open question.",
    "열린 목표를 이루는 방법이나 열린 질문의 답을 보여 줘요.")
  public static let playSummary = Phrase(
    "Try what you like from the lesson's present state.", "수업의 지금 상태에서 마음껏 해 봐요.")
  public static let playDetails = Phrase(
    "Every line is Swift until :resume, which puts the app back as it was.",
    ":resume을 입력할 때까지 모든 줄이 Swift 코드예요. :resume은 앱을 원래대로 돌려놓아요.")
  public static let resumeSummary = Phrase(
    "Go back from free play to the lesson.", "자유롭게 해 보던 것을 마치고 수업으로 돌아가요.")
  public static let progressSummary = Phrase(
    "What you have done, lesson by lesson.", "지금까지 한 것을 수업마다 보여 줘요.")
  public static let reviewSummary = Phrase(
    "Ask again what is due, with fresh numbers.", "복습할 질문을 새 숫자로 다시 물어봐요.")
  public static let reviewDetails = Phrase(
    "What was wrong comes back at once; a \"what if\" after 1, 3, 7, 16 and 35 days.",
    "틀린 질문은 바로 다시 나오고, '만약에' 질문은 1일, 3일, 7일, 16일, 35일 뒤에 나와요.")
}
