/// The value for which a task was started.
private struct StartedFor<ID: Equatable> {
  let id: ID
}

extension View {
  /// Does asynchronous work when the view appears; the picture shows what becomes of it, as far as it goes on
  /// without waiting for anything but other tasks.
  ///
  /// What it waits for else (a pause, messages, the network) never comes; the picture's warnings name the place
  /// of the call.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, file: file, line: line, action)
  }

  /// Does asynchronous work when the view appears, and again, in place of the last one, when a value changes
  /// while the picture is made.
  public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Observed(content: self, actsAtFirst: true) { place, context in
      place.add(in: context) { _ in
        if let last = place.values[0] as? StartedFor<ID>, last.id == id { return false }
        place.values[0] = StartedFor(id: id)
        (place.values[1] as? ViewTask)?.cancel()
        let source = "\(name.map { "\($0), " } ?? "")\(file):\(line)"
        guard StartedWork.isFollowed else {
          PictureGaps.note("the task at \(source) is not awaited on this system")
          return false
        }
        let task = ViewTask(place: source, action)
        place.values[1] = task
        place.session.start(task)
        return false
      }
    }
  }
}
