/// What a script is told of the program that it is.
public enum RunningProgram {
  public static let name = "layoutlab"
}
