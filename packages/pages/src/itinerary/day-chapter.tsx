import { useLingui } from '@lingui/react';
import {
  dayNumber,
  entryKey,
  getFreeDayWords,
  getUnscheduledWords,
} from '@wayline/core/areas/trip/itinerary/client-entry-words';
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

export const DayChapter = ({ day }: { day: Day }) => {
  const { i18n } = useLingui();
  return (
    <section className="day" id={dayId(day.date)} aria-labelledby={`${dayId(day.date)}-title`}>
      <header className="day-head">
        <p className="day-number">{dayNumber(i18n, day.day)}</p>
        <h2 id={`${dayId(day.date)}-title`}>
          <time dateTime={day.date}>{longDay(i18n, day.date)}</time>
        </h2>
      </header>
      {day.entries.length > 0 ? (
        <Entries entries={day.entries} date={day.date} />
      ) : (
        <p className="leisure">{getFreeDayWords(i18n)}</p>
      )}
    </section>
  );
};

export const UnscheduledChapter = ({ entries }: { entries: readonly PublishedEntry[] }) => {
  const { number, title } = getUnscheduledWords(useLingui().i18n);
  return entries.length > 0 ? (
    <section className="day" aria-labelledby="unscheduled">
      <header className="day-head">
        <p className="day-number">{number}</p>
        <h2 id="unscheduled">{title}</h2>
      </header>
      <Entries entries={entries} />
    </section>
  ) : null;
};
