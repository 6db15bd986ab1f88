import Commands

Stillframe.run(stories: StoryCatalog.all)
