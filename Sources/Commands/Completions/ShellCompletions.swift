/// Completion scripts made from the manuals, one writer a shell.
struct ShellCompletions {
  /// How the tool is called.
  let tool: String
  let manuals: [CommandManual]

  /// The tool's name as part of a shell function's name.
  private var identifier: String {
    String(tool.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  // MARK: bash

  var bash: String {
    let names = manuals.map(\.name).joined(separator: " ")
    var text = """
      # bash completion for \(tool): put this where bash completion loads it, or source it.
      _\(identifier)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) help --help --version" -- "$current"))
          return
        fi
        local options=""
        case "${COMP_WORDS[1]}" in
          help) COMPREPLY=($(compgen -W "\(names)" -- "$current")); return ;;

      """
    for manual in manuals {
      text += "    \(manual.name))\n"
      text += bashValues(manual)
      let options = (manual.options + [CommandManual.help]).map(\.name)
      text += "      options=\"\(options.joined(separator: " "))\" ;;\n"
    }
    text += """
        esac
        case "$current" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _\(identifier) \(tool)

      """
    return text
  }

  /// The completions of the values of options, by the option before the cursor.
  private func bashValues(_ manual: CommandManual) -> String {
    var cases = ""
    for option in manual.options {
      guard option.placeholder != nil else { continue }
      let pattern = [option.name, option.short].compactMap { $0 }.joined(separator: "|")
      let reply: String =
        switch option.value {
        case .choice(let words), .choices(let words):
          "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .none, .text, .number, .integer: "COMPREPLY=()"
        }
      cases += "        \(pattern)) \(reply); return ;;\n"
    }
    return cases.isEmpty ? "" : "      case \"$previous\" in\n\(cases)      esac\n"
  }

  // MARK: zsh

  var zsh: String {
    var text = """
      #compdef \(tool)
      # zsh completion for \(tool): save as _\(tool) in a folder of $fpath.
      _\(identifier)() {
        local -a commands
        commands=(

      """
    for manual in manuals {
      text += "    '\(manual.name):\(zshQuoted(manual.summary))'\n"
    }
    text += """
          'help:Show help.'
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        case $words[2] in

      """
    for manual in manuals {
      text += "    \(manual.name))\n      _arguments \\\n        '2:: :' \\\n"
      for option in manual.options + [CommandManual.help] {
        text += "        \(zshOption(option)) \\\n"
      }
      text += "        '*:operand:_files' ;;\n"
    }
    text += """
        esac
      }
      _\(identifier) "$@"

      """
    return text
  }

  private func zshOption(_ option: OptionManual) -> String {
    let help = zshQuoted(option.help).replacing("[", with: "(").replacing("]", with: ")")
    let action: String =
      switch option.value {
      case .none: ""
      case .text(let name), .number(let name, _), .integer(let name, _): ":\(name): "
      case .file(let name): ":\(name):_files"
      case .choice(let words): ":value:(\(words.joined(separator: " ")))"
      case .choices(let words): ":values:_values -s , value \(words.joined(separator: " "))"
      }
    let star = option.repeats ? "*" : ""
    guard let short = option.short else { return "'\(star)\(option.name)[\(help)]\(action)'" }
    return "{'\(star)\(short)','\(star)\(option.name)'}'[\(help)]\(action)'"
  }

  private func zshQuoted(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }

  // MARK: fish

  var fish: String {
    let names = manuals.map(\.name).joined(separator: " ")
    let first = "not __fish_seen_subcommand_from \(names) help"
    var text =
      "# fish completion for \(tool): save as \(tool).fish in ~/.config/fish/completions.\n"
    for manual in manuals {
      text += "complete -c \(tool) -f -n '\(first)' -a \(manual.name)"
      text += " -d '\(fishQuoted(manual.summary))'\n"
    }
    for manual in manuals {
      for option in manual.options {
        text += "complete -c \(tool) -n '__fish_seen_subcommand_from \(manual.name)'"
        if let short = option.short { text += " -s \(short.dropFirst())" }
        text += " -l \(option.name.dropFirst(2))"
        switch option.value {
        case .none: break
        case .file: text += " -r -F"
        case .text, .number, .integer: text += " -x"
        case .choice(let words), .choices(let words):
          text += " -x -a '\(words.joined(separator: " "))'"
        }
        text += " -d '\(fishQuoted(option.help))'\n"
      }
    }
    return text
  }

  private func fishQuoted(_ text: String) -> String { text.replacing("'", with: "\\'") }
}
