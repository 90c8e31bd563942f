import Testing

@testable import Words

struct PhraseTests {
  @Test func `a phrase speaks the current language`() {
    let phrase = Phrase.nothingPending
    #expect("\(phrase)" == "nothing was pending")
    Voice.$current.withValue(Voice(.korean)) {
      #expect("\(phrase)" == "기다리는 일이 없었어요")
    }
  }

  @Test func `a phrase within a phrase speaks the same language`() {
    let phrase = Phrase.answerWith(example: .yesOrNo)
    #expect(phrase.text(.english) == "Your prediction, such as: yes, no (:hint, :skip)")
    #expect(phrase.text(.korean) == "예상한 값을 써 주세요. 예: 네, 아니요 (:hint, :skip)")
  }

  @Test func `for screen readers an arrow is a word`() {
    let phrase = Phrase.changed("card.alpha", from: "1", to: "0.5")
    #expect(phrase.text(Voice(.english)) == "card.alpha 1 → 0.5")
    #expect(phrase.text(Voice(.english, isPlain: true)) == "card.alpha from 1 to 0.5")
    #expect(phrase.text(Voice(.korean, isPlain: true)) == "card.alpha: 1에서 0.5로")
  }

  @Test func `English counts`() {
    #expect(Phrase.linesWritten(1, to: "a.swift").text(.english) == "1 line written to a.swift")
    #expect(Phrase.linesWritten(2, to: "a.swift").text(.english) == "2 lines written to a.swift")
  }

  @Test(arguments: [
    ("card", "card는"), ("view", "view는"), ("label", "label은"), ("button", "button은"),
    ("window", "window는"), ("title", "title은"), ("image", "image는"), ("stack", "stack은"),
    ("text", "text는"), ("root", "root는"), ("layout", "layout은"), ("item3", "item3은"),
    ("item2", "item2는"), ("layoutSubviews()", "layoutSubviews()는"), ("'frame'", "'frame'은"),
    ("뷰", "뷰는"), ("화면", "화면은"), ("셀", "셀은"), ("", "는"),
  ])
  func `a particle follows the sound of a name`(_ name: String, _ wanted: String) {
    #expect(name + Particle.은는.form(after: name) == wanted)
  }

  @Test(arguments: [
    ("label", "label로"), ("button", "button으로"), ("card", "card로"), ("1", "1로"), ("3", "3으로"),
    ("100", "100으로"), ("2", "2로"), ("(0, 0, 20, 7)", "(0, 0, 20, 7)로"), ("셀", "셀로"),
  ])
  func `으로 is 로 after a vowel and after ㄹ`(_ name: String, _ wanted: String) {
    #expect(name + Particle.으로.form(after: name) == wanted)
  }

  @Test(arguments: [
    ("이가", "뷰가", "화면이"), ("을를", "뷰를", "화면을"), ("와과", "뷰와", "화면과"),
    ("이라는", "뷰라는", "화면이라는"), ("이에요", "뷰예요", "화면이에요"),
  ])
  func `each particle has two forms`(_ name: String, _ open: String, _ closed: String) throws {
    let particles: [String: Particle] = [
      "이가": .이가, "을를": .을를, "와과": .와과, "이라는": .이라는, "이에요": .이에요,
    ]
    let particle = try #require(particles[name])
    #expect("뷰" + particle.form(after: "뷰") == open)
    #expect("화면" + particle.form(after: "화면") == closed)
  }
}

struct LanguageTests {
  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "ko_KR.UTF-8"], .korean),
    (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], .english),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR"], .korean),
    (["LANG": "ko_KR.UTF-8", "LC_MESSAGES": ""], .korean),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "ko:en"], .korean),
    (["LANG": "ko_KR.UTF-8", "LANGUAGE": "fr:en"], .english),
    (["LC_ALL": "C.UTF-8", "LANGUAGE": "ko"], .english),
    (["LANG": "konkani"], .english),
  ])
  func `the environment names a language`(_ environment: [String: String], _ wanted: Language) {
    #expect(Language(environment: environment) == wanted)
  }

  @Test(arguments: [
    ("ko", Language.korean), ("KO", .korean), ("한국어", .korean), ("English", .english),
  ])
  func `a language may be named`(_ name: String, _ wanted: Language) {
    #expect(Language(named: name) == wanted)
    #expect(Language(named: "fr") == nil)
  }
}
