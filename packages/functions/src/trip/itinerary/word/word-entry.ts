import type { I18n } from '@lingui/core';
import { differentZones, findEntryStatus, legEndWords } from '@wayline/core/areas/trip/itinerary/client-entry-words';
import type { PublishedEntry } from '@wayline/core/areas/trip/itinerary/published';
import { clock } from '@wayline/pages/format/clock-text';
import { shortDay } from '@wayline/pages/format/day-text';
import { zoneText } from '@wayline/pages/format/zone-text';
import { Paragraph, TextRun } from 'docx';
import { paperFacts, paperHeading } from '../paper-entry';
import { prose, quiet, SIZE } from './word-text';

type End = {
  word?: string | undefined;
  place: NonNullable<PublishedEntry['place']>;
  day: string;
  date: string;
  time?: string;
  zone?: string;
};
const endText = (i18n: I18n, { word, place, day, date, time, zone }: End): string =>
  [
    word,
    time ? clock(i18n, time) : i18n._('Time TBD'),
    time && zone && zoneText(zone, date, time),
    date !== day && shortDay(i18n, date),
    [place.iata_code, place.name].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join(' ');

const routeOf = (i18n: I18n, entry: PublishedEntry, day: string): Paragraph[] => {
  const { from, to } = entry;
  if (!from || !to) return [];
  const zones = differentZones(entry);
  const [startWord, endWord] = entry.leg_kind ? legEndWords(i18n, entry) : [];
  const start = endText(i18n, { word: startWord, place: from, day, date: day, time: entry.time, zone: zones.from });
  const end = endText(i18n, {
    word: endWord,
    place: to,
    day,
    date: entry.end_date ?? day,
    time: entry.end_time,
    zone: zones.to,
  });
  return [new Paragraph({ text: `${start} → ${end}` })];
};

/** One line of a day in a Word document. */
export const wordEntry = (i18n: I18n, entry: PublishedEntry, day?: string): Paragraph[] => {
  const { kind, title } = paperHeading(i18n, entry);
  const state = entry.is_cancelled ? i18n._('Cancelled') : findEntryStatus(i18n, entry);
  const when = entry.time && day ? `${clock(i18n, entry.time)} · ` : '';
  const facts = paperFacts(i18n, entry, title, day).map(([name, value]) => `${name}: ${value}`);
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 160 },
      children: [quiet([`${when}${kind}`, state].filter(Boolean).join(' · '))],
    }),
    new Paragraph({
      keepNext: facts.length > 0,
      children: [new TextRun({ text: title, bold: true, size: SIZE.name, strike: entry.is_cancelled })],
    }),
    ...(day ? routeOf(i18n, entry, day) : []),
    ...(facts.length > 0 ? [new Paragraph({ children: [quiet(facts.join('   '))] })] : []),
    ...(entry.note ? prose(entry.note) : []),
  ];
};
