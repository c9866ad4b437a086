import { useLingui } from '@lingui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { dayParts } from '../format/day-text';

export const dayId = (date: string) => `day-${date}`;

/** The days to jump to; the script marks the one being read. */
export const DayNav = ({ days }: { days: PublishedItinerary['days'] }) => {
  const { i18n } = useLingui();
  return (
    <nav className="day-nav" aria-label={i18n._('Days of the trip')}>
      <ol>
        {days.map(({ date }) => {
          const parts = dayParts(i18n, date);
          return (
            <li key={date}>
              <a href={`#${dayId(date)}`} data-day={date}>
                <span className="weekday">{parts.weekday}</span> <span className="date">{parts.date}</span>{' '}
                <span className="month">{parts.month}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
