import JSON

extension Git {
  /// The commit that a name stands for.
  ///
  /// - Parameter kind: what the name may be, for messages.
  /// - Throws: why there is none, and how to get it.
  func commit(_ name: String, kind: String) throws(CommandFailure) -> String {
    if let commit = try? run(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]) {
      return commit
    }
    do {
      _ = try run(["rev-parse", "--git-dir"])
    } catch {
      throw CommandFailure(
        .missingInput, "'\(name)' is no \(kind): \(error.message)", advice: error.advice)
    }
    let problem: String
    var advice: String
    if name.contains("..") {
      problem = "'\(name)' is a range of commits"
      let base = name.split(separator: ".").first ?? "main"
      advice = "Name one: \(option) \"$(git merge-base \(base) HEAD)\" is where the two parted."
    } else if let type = try? run(["cat-file", "-t", name]) {
      problem = "'\(name)' is a \(type), no commit"
      advice = "Name the commit that has it, and folders by the stories."
    } else if (try? run(["rev-parse", "--verify", "--quiet", "HEAD"])) == nil {
      problem = "'\(name)' is no \(kind): the repository has no commits yet"
      advice = "Commit the goldens first."
    } else {
      problem = "'\(name)' is no \(kind) that git knows"
      let isShallow = (try? run(["rev-parse", "--is-shallow-repository"])) == "true"
      let references = (try? run(["for-each-ref", "--format=%(refname:short)"])) ?? ""
      let nearest = nearestName(
        to: name, in: references.split(separator: "\n").map(String.init))
      advice = Self.fetching(name, isShallow: isShallow)
      if let nearest { advice = "Did you mean '\(nearest)'? Otherwise: \(advice)" }
    }
    throw CommandFailure(.missingInput, problem, advice: advice)
  }

  /// How to get a commit that is not here.
  private static func fetching(_ name: String, isShallow: Bool) -> String {
    let depth = isShallow ? "--depth=1 " : ""
    let plain = name.allSatisfy { $0.isLetter || $0.isNumber || "/_-.".contains($0) }
    let advice: String
    if !plain {
      // main~3 and the like count commits that a shallow clone does not have.
      advice = isShallow ? "git fetch --deepen=50 (or --unshallow)" : "git fetch origin"
    } else if name.hasPrefix("origin/") {
      let branch = name.dropFirst("origin/".count)
      advice = "git fetch \(depth)origin \(branch):refs/remotes/\(name)"
    } else if name.count >= 40, name.allSatisfy(\.isHexDigit) {
      advice = "git fetch \(depth)origin \(name)"
    } else {
      advice = "git fetch \(depth)origin \(name):refs/remotes/origin/\(name), then origin/\(name)"
    }
    let clone = isShallow ? "The clone is shallow. " : ""
    return "\(clone)Fetch the commit: \(advice)."
  }
}
