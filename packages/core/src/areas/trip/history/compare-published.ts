import type { PublishedEntry, PublishedItinerary } from '../itinerary/published';

/** What became of one entry between two versions. `day` is where it stands, or stood; undefined without a day. */
export type EntryChange = {
  what: 'added' | 'removed' | 'moved' | 'changed';
  booking_id: string;
  title: string;
  kind: PublishedEntry['kind'];
  day?: string;
  /** Where a moved entry stood before. */
  from?: string;
  /** The facts that differ, in the words of the client's page. */
  facts: string[];
};
export type VersionComparison = {
  /** Texts of the itinerary that differ, by field. */
  texts: { field: string; before: string; after: string }[];
  /** What else of the page differs: its sections, its look, its language, its documents, who travels. */
  parts: string[];
  days_added: string[];
  days_removed: string[];
  entries: EntryChange[];
};

const TEXTS = ['ti_name', 'trip_name', 'welcome_text', 'important_notice', 'cover_img_url'] as const;
/** An uploaded cover is no text: its address says nothing to a reader. */
const textOf = (published: PublishedItinerary, field: (typeof TEXTS)[number]): string =>
  (field === 'cover_img_url' && published.cover_file ? '' : published[field]) ?? '';
const FACTS = {
  title: 'title',
  time: 'time',
  end_time: 'end time',
  end_date: 'end date',
  duration: 'duration',
  from: 'from',
  to: 'to',
  place: 'place',
  carrier: 'carrier',
  number: 'number',
  seat: 'seat',
  cabin: 'room or class',
  confirmation_id: 'confirmation',
  supplier_name: 'supplier',
  note: 'note',
  rooms: 'room notes',
  status: 'status',
  answerable: 'approval request',
  price: 'price',
  photos: 'photos',
} as const satisfies Partial<Record<keyof PublishedEntry, string>>;
type Fact = keyof typeof FACTS;

type Standing = { entry: PublishedEntry; day?: string };
/** Every entry under a key that tells it from its booking's other appearances, as the client's days tell them. */
const standings = ({ days, unscheduled }: PublishedItinerary): Map<string, Standing> => {
  const found = new Map<string, Standing>();
  const seen = new Map<string, number>();
  const put = (entry: PublishedEntry, day?: string) => {
    const kind = `${entry.booking_id} ${entry.kind}`;
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    found.set(`${kind} ${nth}`, { entry, ...(day && { day }) });
  };
  for (const { date, entries } of days) for (const entry of entries) put(entry, date);
  for (const entry of unscheduled) put(entry);
  return found;
};

/** A photo is told by the file it was copied from: each publish may give it another address. */
const told = (entry: PublishedEntry, fact: Fact) =>
  JSON.stringify(fact === 'photos' ? entry.photos?.map(({ file }) => file) : entry[fact]);
const differing = (a: PublishedEntry, b: PublishedEntry, sameLanguage: boolean): string[] => {
  // Every night of a stay says how many there are: that is told by the check-in alone, and not where only its language differs.
  const isRepeated = a.kind === 'overnight' || (a.kind === 'checkin' && !sameLanguage);
  return (Object.keys(FACTS) as Fact[])
    .filter((f) => !(isRepeated && f === 'duration') && told(a, f) !== told(b, f))
    .map((f) => FACTS[f]);
};

const changeOf = (
  before: Standing | undefined,
  after: Standing | undefined,
  sameLanguage: boolean,
): EntryChange | undefined => {
  const { entry, day } = (after ?? before) as Standing;
  const shared = { booking_id: entry.booking_id, title: entry.title, kind: entry.kind, ...(day && { day }), facts: [] };
  if (!before) return { ...shared, what: 'added' };
  if (!after) return { ...shared, what: 'removed' };
  const facts = differing(before.entry, after.entry, sameLanguage);
  if (before.day !== after.day) return { ...shared, what: 'moved', facts, ...(before.day && { from: before.day }) };
  return facts.length > 0 ? { ...shared, what: 'changed', facts } : undefined;
};

/** Parts of the page by the fields that make them. A version from before a field was there does not differ in it. */
const PARTS = {
  sections: ['sections'],
  look: ['accent', 'cover_style'],
  documents: ['documents'],
  travelers: ['travelers'],
} as const satisfies Record<string, readonly (keyof PublishedItinerary)[]>;
const differs = (a: unknown, b: unknown) =>
  a !== undefined && b !== undefined && JSON.stringify(a) !== JSON.stringify(b);

const languageOf = ({ language = 'en' }: PublishedItinerary) => language;
const datesOf = ({ days }: PublishedItinerary) => days.map(({ date }) => date);
const without = (dates: readonly string[], known: readonly string[]) => dates.filter((d) => !known.includes(d));

/** How one version of a published itinerary differs from an earlier one: texts, days, and every entry. */
export const comparePublished = (before: PublishedItinerary, after: PublishedItinerary): VersionComparison => {
  const [was, is] = [standings(before), standings(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const sameLanguage = languageOf(before) === languageOf(after);
  const entries = keys.flatMap((key) => changeOf(was.get(key), is.get(key), sameLanguage) ?? []);
  return {
    texts: TEXTS.filter((f) => textOf(before, f) !== textOf(after, f)).map((field) => ({
      field,
      before: textOf(before, field),
      after: textOf(after, field),
    })),
    parts: [
      ...(before.cover_file === after.cover_file ? [] : ['cover']),
      ...(sameLanguage ? [] : ['language']),
      ...Object.entries(PARTS).flatMap(([part, fields]) =>
        fields.some((f) => differs(before[f], after[f])) ? [part] : [],
      ),
    ],
    days_added: without(datesOf(after), datesOf(before)),
    days_removed: without(datesOf(before), datesOf(after)),
    entries: entries.sort((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999')),
  };
};

/**
 * How many things a client does not see yet: a booking with several changed entries is one. Days count, as one, where they came or went
 * by themselves and not with a booking.
 */
export const countChanges = ({ texts, parts, days_added, days_removed, entries }: VersionComparison): number => {
  const withBookings = new Set(entries.flatMap(({ day, from }) => [day, from]));
  const days = [...days_added, ...days_removed].some((day) => !withBookings.has(day)) ? 1 : 0;
  return texts.length + parts.length + days + new Set(entries.map(({ booking_id }) => booking_id)).size;
};
