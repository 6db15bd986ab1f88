import Commands
import Stories

Stillframe.run(stories: StoryCatalog.all)
