import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { IconSprite } from '../icons/icon';
import { ICON_SHAPES, type IconName } from '../icons/icon-shapes';
import { Actions } from './actions';
import { Cover } from './cover';
import { DayChapter, UnscheduledChapter } from './day-chapter';
import { DayNav } from './day-nav';
import { Documents } from './documents';
import type { ItineraryLinks } from './links';
import { Notice } from './notice';
import { PageFoot } from './page-foot';
import { People } from './people';
import { Prose } from './prose';

const ICONS = Object.keys(ICON_SHAPES) as IconName[];

/** The body of a client's itinerary; the advisor's preview shows the same. Styled by the itinerary style sheet alone. */
export const ItineraryPage = ({ published, links }: { published: PublishedItinerary; links: ItineraryLinks }) => (
  <div className="itinerary">
    <IconSprite names={ICONS} />
    <a className="skip" href="#days">
      Skip to the days
    </a>
    <p className="offline" id="offline" role="status" hidden />
    <Cover published={published} />
    <div className="layout">
      <DayNav days={published.days} />
      <main>
        <div className="opening">
          <Prose className="welcome" text={published.welcome_text} />
          <Actions links={links} />
          <Notice text={published.important_notice} />
        </div>
        <div id="days">
          {published.days.map((day) => (
            <DayChapter key={day.date} day={day} />
          ))}
        </div>
        <UnscheduledChapter entries={published.unscheduled} />
        <Documents documents={published.documents} />
        <People published={published} />
      </main>
    </div>
    <PageFoot published={published} />
  </div>
);
