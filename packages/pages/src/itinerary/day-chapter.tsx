import type { PublishedEntry, PublishedItinerary } from '@wayline/core/itinerary/published';
import { longDay } from '../format/day-text';
import { dayId } from './day-nav';
import { Entry } from './entry';

type Day = PublishedItinerary['days'][number];

const Entries = ({ entries, date }: { entries: readonly PublishedEntry[]; date?: string }) => (
  <ol className="entries">
    {entries.map((entry) => (
      <Entry key={[entry.booking_id, entry.kind, entry.time, entry.from?.name].join()} entry={entry} date={date} />
    ))}
  </ol>
);

/** A day outside of the trip's dates has no number of its own. */
const dayNumber = ({ day }: Day) => (day >= 1 ? `Day ${day}` : 'Before the trip');

export const DayChapter = ({ day }: { day: Day }) => (
  <section className="day" id={dayId(day.date)} aria-labelledby={`${dayId(day.date)}-title`}>
    <header className="day-head">
      <p className="day-number">{dayNumber(day)}</p>
      <h2 id={`${dayId(day.date)}-title`}>
        <time dateTime={day.date}>{longDay(day.date)}</time>
      </h2>
    </header>
    {day.entries.length > 0 ? (
      <Entries entries={day.entries} date={day.date} />
    ) : (
      <p className="leisure">Nothing is planned. The day is yours.</p>
    )}
  </section>
);

export const UnscheduledChapter = ({ entries }: { entries: readonly PublishedEntry[] }) =>
  entries.length > 0 ? (
    <section className="day" aria-labelledby="unscheduled">
      <header className="day-head">
        <p className="day-number">Any time</p>
        <h2 id="unscheduled">Also arranged for you</h2>
      </header>
      <Entries entries={entries} />
    </section>
  ) : null;
