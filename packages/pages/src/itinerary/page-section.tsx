import type { PublishedItinerary, PublishedSection } from '@wayline/core/areas/trip/itinerary/published';
import { AtAGlance } from './at-a-glance';
import { DayChapter, UnscheduledChapter } from './day-chapter';
import { Documents } from './documents';
import { Notice } from './notice';
import { Travelers } from './people';
import { Prices } from './prices';
import { Prose } from './prose';

type Props = { section: PublishedSection; at: number; published: PublishedItinerary; hasDays: boolean };

const Words = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section className="closing" aria-labelledby={id}>
    <h2 id={id} dir="auto">
      {title}
    </h2>
    <Prose text={text} />
  </section>
);

/** One part of the page. */
export const PageSection = ({ section, at, published, hasDays }: Props) => {
  switch (section.kind) {
    case 'welcome':
      return <Prose className="welcome" text={published.welcome_text} />;
    case 'notices':
      return <Notice text={published.important_notice} />;
    case 'at_a_glance':
      return <AtAGlance days={published.days} linked={hasDays} />;
    case 'days':
      return (
        <>
          <div id="days">
            {published.days.map((day) => (
              <DayChapter key={day.date} day={day} />
            ))}
          </div>
          <UnscheduledChapter entries={published.unscheduled} />
        </>
      );
    case 'prices':
      return <Prices published={published} />;
    case 'documents':
      return <Documents documents={published.documents} />;
    case 'travelers':
      return <Travelers names={published.travelers} />;
    case 'custom': {
      const Look = section.stands_out ? Notice : Words;
      return <Look id={`section-${at}`} title={section.title} text={section.text} />;
    }
  }
};
