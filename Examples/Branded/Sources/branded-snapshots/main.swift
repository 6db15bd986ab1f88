import Branded
import Commands

Stillframe.run(stories: TrailCard.stories + TrailGuide.stories, resources: TrailCard.resources)
