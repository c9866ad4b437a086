import { useLingui } from '@lingui/react';
import { hourIsLatest } from '@wayline/core/areas/trip/itinerary/hour-is-latest';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { clock } from '../format/clock-text';
import { Clock } from './clock';

/** The time in the margin. A leg and a card tell their times themselves, so readers need not hear it twice. */
export const When = ({ entry, date }: { entry: PublishedEntry; date: string }) => {
  const { i18n } = useLingui();
  return (
    <p className="when" aria-hidden="true">
      {hourIsLatest(entry) && entry.time && <span className="until">{i18n._('by')} </span>}
      {entry.time ? (
        <Clock date={date} time={entry.time} />
      ) : (
        <span className="any-time">{entry.kind === 'leg' ? i18n._('Time TBD') : i18n._('Any time')}</span>
      )}
      {entry.end_time && !entry.end_date && (
        <span className="until">{i18n._('to {time}', { time: clock(i18n, entry.end_time) })}</span>
      )}
    </p>
  );
};
