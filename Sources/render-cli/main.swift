import Commands

Stillframe.run(stories: [])
