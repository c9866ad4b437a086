/** What a column of a CSV file can be in a trip, and the words by which files are seen to call it. */
export const IMPORT_FIELDS = {
  trip_name: { label: 'Trip name', names: ['trip', 'name', 'title', 'tripname', 'triptitle'] },
  custom_code: { label: 'Custom code', names: ['code', 'customcode', 'tripcode', 'reference', 'ref', 'tripid', 'id'] },
  start_date: {
    label: 'Start',
    names: ['start', 'startdate', 'departure', 'departuredate', 'from', 'begin', 'firstday', 'traveldate'],
  },
  end_date: { label: 'End', names: ['end', 'enddate', 'return', 'returndate', 'to', 'until', 'lastday'] },
  trip_status: { label: 'Status', names: ['status', 'tripstatus', 'stage'] },
  trip_sub_type: { label: 'Trip type', names: ['triptype', 'subtype', 'tripsubtype', 'kindoftrip'] },
  trip_group_kind: { label: 'Type', names: ['type', 'group', 'groupkind', 'whotravels', 'individualorgroup'] },
  trip_destinations: { label: 'Destinations', names: ['destination', 'destinations', 'place', 'places', 'where'] },
  tags: { label: 'Tags', names: ['tag', 'tags', 'labels'] },
  lead_traveler: {
    label: 'Lead traveler',
    names: ['leadtraveler', 'leadtraveller', 'lead', 'client', 'clientname', 'traveler', 'passenger', 'customer'],
  },
  lead_email: { label: 'Lead email', names: ['email', 'clientemail', 'leademail', 'mail'] },
  note: { label: 'Note', names: ['note', 'notes', 'comment', 'comments', 'remarks'] },
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;
export const IMPORT_FIELD_KEYS = Object.keys(IMPORT_FIELDS) as ImportField[];
/** Which column of the file, counted from 0, each field is read from. */
export type ImportMapping = Partial<Record<ImportField, number>>;

const bare = (header: string) => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a file's heading row is known by: the same columns in the same order are the same kind of file. */
export const headerKey = (headers: readonly string[]): string => headers.map(bare).join('|').slice(0, 1000);

/** What the columns of a file probably are, by their headings; no column is taken twice. */
export const guessMapping = (headers: readonly string[]): ImportMapping => {
  const found = headers.map(bare);
  const mapping: ImportMapping = {};
  const taken = new Set<number>();
  for (const field of IMPORT_FIELD_KEYS) {
    const names: readonly string[] = [bare(field), bare(IMPORT_FIELDS[field].label), ...IMPORT_FIELDS[field].names];
    const at = names.map((name) => found.indexOf(name)).find((i) => i >= 0 && !taken.has(i));
    if (at === undefined) continue;
    mapping[field] = at;
    taken.add(at);
  }
  return mapping;
};

/** The cells of a row that are mapped, by field; empty ones are left out. */
export const toImportValues = (
  cells: readonly string[],
  mapping: ImportMapping,
): Partial<Record<ImportField, string>> =>
  Object.fromEntries(
    IMPORT_FIELD_KEYS.flatMap((field) => {
      const text = cells[mapping[field] ?? -1]?.trim();
      return text ? [[field, text]] : [];
    }),
  );
