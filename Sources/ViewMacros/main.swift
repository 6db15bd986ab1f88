// A plugin of the compiler: it asks for the expansion of a macro, this answers, until it hangs up.
while let message = PluginConnection.read() {
  PluginConnection.write(MacroExpansion.answer(to: message))
}
