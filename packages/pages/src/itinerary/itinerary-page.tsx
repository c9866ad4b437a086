import { useLingui } from '@lingui/react';
import { pageSections } from '@wayline/core/areas/trip/itinerary/page-sections';
import type { PublishedItinerary, PublishedSection } from '@wayline/core/areas/trip/itinerary/published';
import { IconSprite } from '../icons/icon';
import { Actions } from './actions';
import { Cover } from './cover';
import { DayNav } from './day-nav';
import { PageFoot } from './page-foot';
import { PageSection } from './page-section';
import { Advisor } from './people';

const isOpening = (section: PublishedSection) =>
  section.kind === 'welcome' || section.kind === 'notices' || (section.kind === 'custom' && section.stands_out);

/** The body of a client's itinerary. Words and notices that stand first open the page, with what can be done with it. */
export const ItineraryPage = ({ published }: { published: PublishedItinerary }) => {
  const { i18n } = useLingui();
  const sections = pageSections(published);
  const hasDays = sections.some(({ kind }) => kind === 'days');
  const later = sections.findIndex((section) => !isOpening(section));
  const opening = later < 0 ? sections.length : later;
  const shown = sections.map((section, at) => (
    <PageSection
      key={section.kind === 'custom' ? `custom-${String(at)}` : section.kind}
      {...{ section, at, published, hasDays }}
    />
  ));
  const greets = sections[0]?.kind === 'welcome' ? 1 : 0;
  return (
    <div
      className={`itinerary accent-${published.accent ?? 'sea'}`}
      data-trip={published.trip_id}
      data-itinerary={published.itinerary_id}
      data-version={published.version}
    >
      <IconSprite />
      <a className="skip" href={hasDays ? '#days' : '#main'}>
        {hasDays ? i18n._('Skip to the days') : i18n._('Skip to the itinerary')}
      </a>
      <p className="offline" id="newer" role="status" hidden>
        <span /> <button type="button">{i18n._('Show the new version')}</button>
      </p>
      <p className="offline" id="offline" role="status" hidden />
      <Cover published={published} />
      <div className={hasDays ? 'layout' : 'layout single'}>
        {hasDays && <DayNav days={published.days} />}
        <main id="main">
          <div className="opening">
            {shown.slice(0, greets)}
            <Actions />
            {shown.slice(greets, opening)}
          </div>
          {shown.slice(opening)}
          <Advisor published={published} />
        </main>
      </div>
      <PageFoot published={published} />
    </div>
  );
};
