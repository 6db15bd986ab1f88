import Commands
import Stories

Stillframe.runTool(stories: StoryCatalog.all)
