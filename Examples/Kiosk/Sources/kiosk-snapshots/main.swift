import Commands
import KioskStories

// The whole tool: every command, flag and report for the stories of this package.
Stillframe.run(stories: KioskCatalog.all)
