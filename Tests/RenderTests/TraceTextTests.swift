import Testing
import UIKitEngine

@testable import Render

struct TraceTextTests {
  private func text(_ trace: TraceFixture, _ filter: TraceFilter = .everything) -> String {
    traceText(trace.events, among: trace.events, filter: filter).text
  }

  @Test func `one line an event, indented, with its cause`() {
    expectGolden(text(.cardIsLaidOut), "trace-text")
  }

  @Test func `a learner who follows the loop sees what happened and no bookkeeping`() {
    expectGolden(text(.cardIsLaidOut, .whatHappened), "trace-text-what-happened")
  }

  @Test func `every kind of event has words`() {
    expectGolden(text(.everyKind), "trace-text-every-kind")
  }

  @Test func `a filter keeps the lines that hold its text, in any case`() {
    let lines = text(.cardIsLaidOut, .containing(["CARD.frame (0"])).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("card.frame (0, 0, 0, 0) → (20, 40.5, 200, 200.333)") == true)
  }

  @Test func `part of a stream finds its causes in the whole`() {
    let all = TraceFixture.cardIsLaidOut.events
    let call = all.filter { if case .callbackBegan = $0.kind { true } else { false } }
    #expect(
      traceText(call, among: all).text
        == "#9      view.layoutSubviews()  because: line 2 marked view (#4)\n")
  }

  @Test func `JSON has one object a line, with a version in each`() {
    expectGolden(TraceJSON.text(TraceFixture.everyKind.events), "trace-json")
  }
}

struct MarkTextTests {
  private typealias Flag = TraceEvent.Flag
  private let view = TraceFixture.view
  private let card = TraceFixture.card

  private func text(_ kinds: TraceEvent.Kind...) -> String {
    var trace = TraceFixture()
    for kind in kinds { trace.record(kind) }
    return markText(trace.events).text
  }

  @Test func `what is newly marked comes in the order of the marks`() {
    #expect(
      text(
        .flagRaised(view, .needsLayout, isNew: true),
        .flagRaised(card, .needsUpdateConstraints, isNew: true),
        .flagRaised(card, .needsLayout, isNew: true))
        == "⚑ view needsLayout · card needsUpdateConstraints, needsLayout\n")
  }

  @Test func `what was marked before is told apart`() {
    #expect(
      text(
        .flagRaised(view, .needsLayout, isNew: false),
        .flagRaised(card, .needsLayout, isNew: true),
        .flagRaised(card, .needsLayout, isNew: false))
        == "⚑ card needsLayout · already view needsLayout\n")
  }

  @Test func `what a nested pass cleared is told, and what is marked again after it is new`() {
    #expect(
      text(
        .flagRaised(view, .needsLayout, isNew: true), .flagCleared(view, .needsLayout),
        .flagCleared(card, .needsLayout), .flagRaised(card, .needsLayout, isNew: true))
        == "⚑ card needsLayout · cleared view needsLayout\n")
  }

  @Test func `a view is called by the name it got last`() {
    #expect(
      text(
        .flagRaised(TraceFixture.newCard, .needsLayout, isNew: true), .named(card))
        == "⚑ card needsLayout\n")
  }

  @Test func `a view that died needs nothing`() {
    #expect(text(.flagRaised(card, .needsLayout, isNew: true), .died(card)) == "")
  }

  @Test func `no marks, no line`() {
    #expect(text(.printed(text: "a\n")) == "")
  }
}
