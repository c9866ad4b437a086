/** The figures and letters that an id is written with. */
export const ID_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One prefix per kind of thing, so that an id says what it names wherever it turns up; any other kind is its own prefix. */
export const ID_PREFIX = {
  company: 'cmp',
  user: 'usr',
  trip: 'trp',
  traveler: 'tvl',
  booking: 'bkg',
  itinerary: 'tin',
  version: 'ver',
  share: 'shr',
  reminder: 'rmd',
  mail: 'mal',
  event: 'evt',
  audit: 'aud',
  file: 'fil',
  trip_import: 'imp',
  claim: 'clm',
  library: 'lib',
  folder: 'fld',
  place: 'plc',
  task: 'tsk',
  checklist_template: 'tpl',
  day_event: 'dev',
  itinerary_template: 'itp',
  trip_package: 'pkg',
  team: 'tea',
  host_agency: 'hag',
  tag: 'tag',
  api_key: 'key',
  data_export: 'exp',
  client: 'cli',
  institution: 'ins',
  data_import: 'dim',
} as const;
export const prefixOf = (kind: string): string => (ID_PREFIX as Readonly<Record<string, string>>)[kind] ?? kind;

/** What the ids of a kind look like, for those who read them without schemas. */
export const idPattern = (kind: string): RegExp => new RegExp(`^${prefixOf(kind)}_[${ID_LETTERS}]{26}$`);
