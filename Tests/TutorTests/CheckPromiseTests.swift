import Foundation
import TemporaryFolder
import Testing

@testable import Playground
@testable import Tutor

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Promises that take the real app, and the reports that machines read.
@Suite struct `What check proves in the real app` {
  private func said(_ body: String) throws -> [String] {
    let lesson = try #require(parse(body).lesson)
    return LessonCheck(lesson, oracle: Oracle(lesson)).findings()
      .map { "\($0.promise.rawValue) " + golden($0.diagnostic) }
      .filter { !$0.contains("too few misconceptions") }
  }

  @Test func `an answer that hangs on how wide glyphs are is found`() throws {
    let body = """
      ```swift setup
      let label = UILabel()
      label.text = "Hello"
      view.addSubview(label)
      ```

      ```predict width ask="label.intrinsicContentSize.width > 40" after="view.setNeedsLayout()" evidence=V-027
      Is it?
      ```

      ```predict laid-out ask="label.frame.width > 0" after="label.sizeToFit()" evidence=V-027
      Is it?
      ```
      """
    let findings = try said(body).filter { $0.hasPrefix("certain") }
    #expect(
      findings == [
        "certain 13:1: the answer to 'width' hangs on 'glyphs 1.07 times as wide' | "
          + "the evidence leaves that open; ask for something that is known"
      ])
  }

  @Test func `a mutant that runs away is stopped, and answers nothing`() throws {
    let body = """
      ```swift setup
      class Box: UIView {
        var passes = 0
        override func layoutSubviews() { passes += 1 }
      }
      let box = Box(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      view.addSubview(box)
      :turn
      box.passes = 0
      ```

      ```predict calm ask="box.passes" after="box.setNeedsLayout()\\nwhile box.passes > 0 { box.tag += 1 }" evidence=V-027
      How many?
      ```
      """
    let lesson = try #require(parse(body).lesson)
    let question = try #require(lesson.question("calm"))
    let oracle = Oracle(lesson)

    #expect(oracle.outcome(of: question).value == .numbers([0], .number))
    let mutant = oracle.outcome(of: question, under: .setNeedsLayoutIsImmediate)
    guard case .failure(.faulted(let fault)) = mutant.answer else {
      Issue.record("the mutant came to an end")
      return
    }
    #expect(fault.kind == .limit)
    #expect(
      !oracle.deviations(of: question).contains { $0.misconception == .setNeedsLayoutIsImmediate })
  }

  @Test func `the report for JUnit is well-formed XML, whatever the lesson says`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(
      "01-<&\">.md", frontMatter + "```predict p ask=\"a < b && \\\"c\\\"\"\n한글 <&>?\n```\n")

    let report = Check(folder: folder.path, makeStage: ToyStage.init).run()
    let parser = XMLParser(data: Data(report.junit().utf8))

    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!report.findings.isEmpty)
  }

  @Test func `a lesson that requires one that is not there is found`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(
      "01-a.md", frontMatter.replacing("title:", with: "requires: [nowhere]\ntitle:"))

    let report = Check(folder: folder.path, makeStage: ToyStage.init).run()
    #expect(
      report.findings.map(\.diagnostic.message).contains(
        "there is no lesson 'nowhere', which 'requires' names"))
  }
}
