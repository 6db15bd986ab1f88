import Commands
import Errands

Stillframe.run(stories: ErrandsPreviews.stories)
