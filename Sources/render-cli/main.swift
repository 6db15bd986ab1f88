import Commands

Stillframe.run()
