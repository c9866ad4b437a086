import { fieldWords } from '@wayline/core/areas/trip/history/history-words';
import type { CallOutput } from '../../../lib/api';
import { shortDay } from '../../../lib/day-words';

type Comparison = CallOutput<'trips.ti.versions.compare'>;
type Change = Comparison['entries'][number];

const NAMES: Record<string, string> = {
  ti_name: 'Itinerary name',
  trip_name: 'Trip name',
  welcome_text: 'Welcome',
  important_notice: 'Important notice',
  cover_img_url: 'Cover image',
};
const PARTS: Record<string, string> = {
  sections: 'The sections changed',
  look: 'The colors or the cover changed',
  language: 'The client’s language changed',
  cover: 'The cover photo changed',
  documents: 'The documents changed',
  travelers: 'The travelers changed',
};
const LONGEST = 60;
const quoted = (text: string) =>
  text === '' ? 'empty' : `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;

const onDay = (day: string | undefined) => (day ? ` on ${shortDay(day)}` : ', unscheduled');
const kinds: Partial<Record<string, string>> = { checkin: ', check-in', checkout: ', check-out' };

const entryLine = ({ what, title, kind, day, from, facts }: Change): string => {
  const name = `${title}${kinds[kind] ?? ''}`;
  if (what === 'moved')
    return `${name} moved from ${from ? shortDay(from) : 'no day'} to ${day ? shortDay(day) : 'no day'}`;
  if (what === 'changed') return `${name}${onDay(day)}: ${facts.join(', ')} changed`;
  return `${name}${onDay(day)} was ${what}`;
};

/** A comparison of two versions, line by line, as somebody would tell it. */
export const comparisonLines = ({ texts, parts, days_added, days_removed, entries }: Comparison): string[] => [
  ...texts.map(
    ({ field, before, after }) => `${NAMES[field] ?? fieldWords(field)}: ${quoted(before)} → ${quoted(after)}`,
  ),
  ...parts.map((part) => PARTS[part] ?? part),
  ...days_added.map((day) => `${shortDay(day)} was added`),
  ...days_removed.map((day) => `${shortDay(day)} was removed`),
  // The nights of a stay come and go with it: its check-in and check-out tell enough.
  ...entries.filter(({ kind }) => kind !== 'overnight').map(entryLine),
];
