import Branded
import Commands

Stillframe.run(stories: TrailCard.stories, resources: TrailCard.resources)
