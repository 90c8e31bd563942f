import Foundation
import Testing

@testable import Playground
@testable import Tutor

/// One broken promise each; the places are those of `toyGoal`.
@Suite struct `The check of goals` {
  private func said(_ body: String) throws -> [String] {
    let lesson = try toy(body)
    let goal = try #require(lesson.question("settled"))
    let oracle = try toyOracle(body)
    let findings = GoalCheck(goal, oracle: oracle).findings()
    let hints = goal.solution.map { HintCheck(goal).findings(solution: $0) } ?? []
    return (findings + hints).map { "\($0.promise.rawValue) " + golden($0.diagnostic) }
  }

  @Test func `finds nothing in a good one`() throws {
    #expect(try said(toyGoal) == [])
  }

  @Test func `finds a goal without a solution`() throws {
    let body = toyGoal.replacing("swift solution settled\nlayOut()", with: "swift\nlayOut()")
    #expect(
      try said(body) == [
        "solvable 11:1: the goal 'settled' has no solution | add a 'swift solution settled' block"
      ])
  }

  @Test func `finds a goal that is reached at the start`() throws {
    let body = toyGoal.replacing("isLaidOut  //", with: "isMarked  //")
      .replacing("isClean ", with: "isMarked")
    #expect(
      try said(body) == [
        "solvable 11:1: the goal 'settled' is reached before anybody does anything"
      ])
  }

  @Test func `finds a solution that does not reach it, and names the condition`() throws {
    let body = toyGoal.replacing("\nlayOut()\n", with: "\nmark()\n")
    #expect(
      try said(body) == [
        "solvable 18:1: the solution of 'settled' does not reach 'isLaidOut' | "
          + "the condition stands in line 13",
        "solvable 18:1: the solution of 'settled' does not reach 'isClean' | "
          + "the condition stands in line 14",
      ])
  }

  @Test func `finds a statement of the solution that is not needed`() throws {
    let body = toyGoal.replacing("\nlayOut()\n```", with: "\nmark()\nlayOut()\n```")
      .replacing("best=1", with: "best=2")
    #expect(
      try said(body) == [
        "solvable 18:1: 'settled' is reached without 'mark()' too | "
          + "take it out of the solution, or ask for what it does"
      ])
  }

  @Test func `finds a best that is not the solution's`() throws {
    #expect(
      try said(toyGoal.replacing("best=1", with: "best=2")) == [
        "solvable 18:1: the solution of 'settled' takes 1 statement, not best=2"
      ])
  }

  @Test func `finds a condition that is no Bool, or no Swift, at its place`() throws {
    #expect(
      try said(toyGoal.replacing("isClean ", with: "bounds  ")) == [
        "answerable 14:1: 'bounds' is no condition: a condition of a goal is a Bool"
      ])
    #expect(
      try said(toyGoal.replacing("isClean ", with: "nonsense")) == [
        "answerable 14:1: cannot find 'nonsense' in scope"
      ])
  }

  @Test func `finds a hint that tells a statement of the solution before the last`() throws {
    let body = toyGoal.replacing("What takes a mark away?", with: "Try `layOut()`.")
    #expect(
      try said(body) == [
        "hints 11:1: a hint of 'settled' contains a statement of the solution | only the last hint may"
      ])
  }

  @Test func `tells what is wrong with the block itself`() {
    func said(_ body: String) -> [String] { parse(body).diagnostics.map(golden) }

    #expect(
      said("```goal g\n// Words only.\n```\n") == [
        "7:1: this 'goal' has no condition | "
          + "write one a line: 'card.frame.minY == 300  // the card stands at 300'"
      ])
    #expect(
      said("```goal g best=few\nx\n```\n") == [
        "7:16: 'best' is a number of statements above 0, not 'few'"
      ])
    #expect(
      said("```goal g\nx\n```\n```swift solution g\na\n```\n```swift solution g\nb\n```\n") == [
        "13:1: 'g' has a 'solution' already"
      ])
  }
}
