import { dayNumber, entryKey, FREE_DAY, UNSCHEDULED } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry, PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { longDay } from '../format/day-text';
import { dayId } from './day-nav';
import { Entry } from './entry';

type Day = PublishedItinerary['days'][number];

const Entries = ({ entries, date }: { entries: readonly PublishedEntry[]; date?: string }) => (
  <ol className="entries">
    {entries.map((entry) => (
      <Entry key={entryKey(entry)} entry={entry} date={date} />
    ))}
  </ol>
);

export const DayChapter = ({ day }: { day: Day }) => (
  <section className="day" id={dayId(day.date)} aria-labelledby={`${dayId(day.date)}-title`}>
    <header className="day-head">
      <p className="day-number">{dayNumber(day.day)}</p>
      <h2 id={`${dayId(day.date)}-title`}>
        <time dateTime={day.date}>{longDay(day.date)}</time>
      </h2>
    </header>
    {day.entries.length > 0 ? <Entries entries={day.entries} date={day.date} /> : <p className="leisure">{FREE_DAY}</p>}
  </section>
);

export const UnscheduledChapter = ({ entries }: { entries: readonly PublishedEntry[] }) =>
  entries.length > 0 ? (
    <section className="day" aria-labelledby="unscheduled">
      <header className="day-head">
        <p className="day-number">{UNSCHEDULED.number}</p>
        <h2 id="unscheduled">{UNSCHEDULED.title}</h2>
      </header>
      <Entries entries={entries} />
    </section>
  ) : null;
