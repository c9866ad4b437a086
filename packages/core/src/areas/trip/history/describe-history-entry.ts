import { countOf } from '../../../base/plural';
import type { Audit } from '../../../store/audits';
import type { FieldChange } from '../../../store/field-changes';
import { DateMove } from '../trips/dates/date-move';
import { DAY_FIELDS } from '../trips/dates/unscheduled';
import { AUDIT_PHRASES } from './audit-labels';
import { dayWords, fieldWords, firstDayIn, shownChanges } from './history-words';

type Row = Pick<Audit, 'action' | 'about' | 'diff' | 'changes'>;

const UNNAMED: Record<string, string> = {
  trip: 'the trip',
  booking: 'a booking',
  traveler: 'a traveler',
  passport: 'a traveler',
  itinerary: 'an itinerary',
  package: 'a package',
  event: 'an event',
};
/** What a change calls what it is about, where the entry itself does not. */
const NAMES_IN_CHANGES = ['name', 'event_title', 'ti_name'];

const areaOf = (action: string) => action.slice(0, action.indexOf('.'));
const nameOf = ({ action, about, changes }: Row) =>
  NAMES_IN_CHANGES.map((field) => changes?.[field]).find((name) => typeof name === 'string') ??
  about?.name ??
  UNNAMED[areaOf(action)] ??
  areaOf(action).replaceAll('_', ' ');

/** Names of fields as a list: a, b and c. */
const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const daysMoved = (diff: readonly FieldChange[]) => {
  if (!diff.every(({ field }) => (DAY_FIELDS as readonly string[]).includes(field))) return undefined;
  const was = diff.flatMap(({ before }) => firstDayIn(before) ?? []).sort()[0];
  const is = diff.flatMap(({ after }) => firstDayIn(after) ?? []).sort()[0];
  return was && is && was !== is
    ? `from ${dayWords(was, is.slice(0, 4))} to ${dayWords(is, was.slice(0, 4))}`
    : undefined;
};

const ofChange = (row: Row): string => {
  const diff = shownChanges(row.diff ?? []);
  const name = areaOf(row.action) === 'trip' ? 'the trip' : nameOf(row);
  const moved = diff.length > 0 ? daysMoved(diff) : undefined;
  if (moved) return `moved ${name} ${moved}`;
  return diff.length > 0
    ? `changed ${listed(diff.map(({ field }) => fieldWords(field)))} of ${name}`
    : `changed ${name}`;
};

const ofMove = ({ before, after, days, bookings, events }: DateMove): string => {
  const places = bookings.filter(({ from, to }) => from || to);
  if (days !== 0) {
    const along = [
      countOf(bookings.length, 'booking'),
      ...(events.length > 0 ? [countOf(events.length, 'event')] : []),
    ];
    return `moved the trip ${countOf(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}, with ${listed(along)}`;
  }
  if (places.length > 0) {
    const back = places.every(({ to }) => to);
    return `changed the trip dates and ${back ? 'rescheduled' : 'unscheduled'} ${countOf(places.length, 'booking')}`;
  }
  const span = ({ start_date, end_date }: DateMove['before']) =>
    [start_date, end_date].map((day) => (day ? dayWords(day) : 'open')).join(' – ');
  return `changed the trip dates from ${span(before)} to ${span(after)}`;
};

const manyOf = (changes: Row['changes']) => (Array.isArray(changes?.bookings) ? changes.bookings.length : 0);

/** What somebody did, as a sentence without its subject. An action nobody has put into words is read as it is named. */
const deedOf = (row: Row): string => {
  const { action, changes } = row;
  const move = DateMove.safeParse(changes?.move);
  if (move.success) return ofMove(move.data);
  if (action.endsWith('.changed') && !AUDIT_PHRASES[action]) return ofChange(row);
  if (action === 'itinerary.published') return `published ${nameOf(row)} as version ${changes?.published_version}`;
  if (action === 'itinerary.texts_restored') return `restored the text of version ${changes?.published_version}`;
  if (action === 'bookings.imported')
    return `imported ${countOf(Number(changes?.added ?? 0) + Number(changes?.updated ?? 0), 'booking')}`;
  const said = AUDIT_PHRASES[action];
  if (said) return said.replace('{name}', nameOf(row)).replace('{bookings}', countOf(manyOf(changes), 'booking'));
  const [area = '', deed = ''] = action.split('.');
  return `${fieldWords(deed)}: ${row.about?.name ?? fieldWords(area)}`;
};

/** An entry of a trip's history as a person reads it: "Adrian Moss moved Dinner at Da Rosalia from May 3 to May 4". */
export const describeHistoryEntry = (row: Row, who: string): string => {
  const undoing = row.changes?.undoes ? ', undoing an earlier change' : '';
  return `${who} ${deedOf(row)}${undoing}`;
};
