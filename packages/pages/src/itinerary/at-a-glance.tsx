import { useLingui } from '@lingui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { atAGlance } from '@wayline/core/areas/trip/itinerary/summaries';
import { shortDayAlone } from '../format/day-text';
import { dayId } from './day-nav';

type Props = Pick<PublishedItinerary, 'days'> & {
  /** Whether the days stand on the page to be led to. */
  linked: boolean;
};

/** The whole trip in one line a day. */
export const AtAGlance = ({ days, linked }: Props) => {
  const { i18n } = useLingui();
  return days.length > 0 ? (
    <section className="closing" aria-labelledby="glance">
      <h2 id="glance">{i18n._('At a glance')}</h2>
      <ol className="glance">
        {atAGlance(days).map(({ date, titles }) => (
          <li key={date}>
            <span className="glance-day">
              {linked ? <a href={`#${dayId(date)}`}>{shortDayAlone(i18n, date)}</a> : shortDayAlone(i18n, date)}
            </span>
            <span dir="auto">{titles.length > 0 ? titles.join(' · ') : i18n._('At leisure')}</span>
          </li>
        ))}
      </ol>
    </section>
  ) : null;
};
