import type { ImportField } from '@wayline/core/areas/trip/trips/lifecycle/import-columns';

type Values = Partial<Record<ImportField, string>>;
/** A kind of row that advisors' files hold: what it says, and the sentence that refuses it; without one it is good. */
type Kind = { values: Values; refused?: RegExp };

const LONG = 'x'.repeat(300);

/** Every kind of row an import meets, the good and the bad. */
export const ROW_KINDS: Record<string, Kind> = {
  plain: { values: { start_date: '05/01/2032', end_date: '05/09/2032', lead_traveler: 'Mina Okafor' } },
  'no dates': { values: { start_date: '0000-00-00', end_date: '' } },
  emoji: { values: { tags: '🏝 beach; ❤️', note: 'Loves 🍋 and 👩‍👩‍👧‍👦' } },
  'right to left': { values: { lead_traveler: 'דנה לוי', trip_destinations: 'القاهرة, الأقصر' } },
  formula: { values: { note: '=HYPERLINK("http://x","y")', custom_code: '@SUM(1)' } },
  'a day that is none': { values: { start_date: '02/30/2032' }, refused: /^Start: 02\/30\/2032 isn’t a date/ },
  'a day the wrong way round': { values: { start_date: '31/05/2032' }, refused: /^Start: .* mm\/dd\/yyyy/ },
  'words for a day': { values: { end_date: 'next spring' }, refused: /^End: next spring isn’t a date/ },
  'an end before the start': {
    values: { start_date: '05/09/2032', end_date: '05/01/2032' },
    refused: /^End: The trip ends before it starts/,
  },
  'no name': { values: { trip_name: '' }, refused: /^Trip name: Please enter a name/ },
  'a name of 300 letters': { values: { trip_name: LONG }, refused: /^Trip name: At most 255 characters/ },
  'a status nobody has': { values: { trip_status: 'Maybe' }, refused: /^Status: Maybe isn’t one of NEW REQUEST/ },
  'a type nobody has': { values: { trip_sub_type: 'Secret' }, refused: /^Trip type: Secret isn’t one of/ },
  'a group nobody has': { values: { trip_group_kind: 'Crowd' }, refused: /^Type: Crowd isn’t one of/ },
  'a lead of one word': { values: { lead_traveler: 'Mina' }, refused: /^Lead traveler: .*first and last name/ },
  'an address that is none': {
    values: { lead_traveler: 'Mina Okafor', lead_email: 'mina at home' },
    refused: /^Lead email: /,
  },
  'a lead of 300 letters': { values: { lead_traveler: `${LONG} Okafor` }, refused: /^Lead traveler: / },
  'a tag of 300 letters': { values: { tags: LONG }, refused: /^Tags: At most 255 characters/ },
  'sixty tags': { values: { tags: Array.from({ length: 60 }, (_, i) => `t${i}`).join(',') }, refused: /^Tags: / },
  'a note too long': { values: { note: 'n'.repeat(10_001) }, refused: /^Note: At most 10,000 characters/ },
};
const NAMES = Object.keys(ROW_KINDS);
const BAD = NAMES.filter((name) => ROW_KINDS[name]?.refused);
const GOOD = NAMES.filter((name) => !ROW_KINDS[name]?.refused);
const rowsOf = (kinds: readonly string[]) =>
  kinds.map((kind, i) => {
    const { values, refused } = ROW_KINDS[kind] as Kind;
    return { kind, refused, sent: { row: i + 2, values: { trip_name: `Row ${i + 2}`, ...values } } };
  });
const inTurn = (kinds: readonly string[], i: number) => kinds[i % kinds.length] as string;

/** So many rows of all kinds in turn, each under its line, with the kind it is of. */
export const importRows = (count: number) => rowsOf(Array.from({ length: count }, (_, i) => inTurn(NAMES, i)));

/** So many rows as a file of an agency has them: one in `every` is bad, each time in another way. */
export const agencyRows = (count: number, every: number) =>
  rowsOf(
    Array.from({ length: count }, (_, i) => (i % every === 0 ? inTurn(BAD, Math.floor(i / every)) : inTurn(GOOD, i))),
  );
