import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { IconSprite } from '../icons/icon';
import { Actions } from './actions';
import { Cover } from './cover';
import { DayChapter, UnscheduledChapter } from './day-chapter';
import { DayNav } from './day-nav';
import { Documents } from './documents';
import { Notice } from './notice';
import { PageFoot } from './page-foot';
import { People } from './people';
import { Prose } from './prose';

/** The body of a client's itinerary. */
export const ItineraryPage = ({ published }: { published: PublishedItinerary }) => (
  <div className="itinerary">
    <IconSprite />
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
          <Actions />
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
