/** The titles of a person, in the order in which they are offered. Source: R-ACC-118. */
export const PERSON_TITLES = [
  'Mr.',
  'Mrs.',
  'Ms.',
  'Dr.',
  'Prof.',
  'Mstr.',
  'Lady',
  'Lord',
  'Sir',
  'Pastor',
  'Father',
  'Reverend',
  'Rev. Mr.',
  'Rev. Mrs.',
  'Rev. Ms.',
  'Rev. Msgr.',
] as const;
export type PersonTitle = (typeof PERSON_TITLES)[number];

/** How else files write a title, without its periods. */
export const TITLE_WORDS: Readonly<Record<PersonTitle, readonly string[]>> = {
  'Mr.': ['mister'],
  'Mrs.': ['missus'],
  'Ms.': ['miss'],
  'Dr.': ['doctor'],
  'Prof.': ['professor'],
  'Mstr.': ['master'],
  Lady: [],
  Lord: [],
  Sir: [],
  Pastor: [],
  Father: [],
  Reverend: ['rev'],
  'Rev. Mr.': ['reverend mr'],
  'Rev. Mrs.': ['reverend mrs'],
  'Rev. Ms.': ['reverend ms'],
  'Rev. Msgr.': ['reverend msgr', 'msgr', 'monsignor'],
};

const fold = (text: string) => text.toLowerCase().replaceAll('.', '').trim();
const BY_WORD = new Map(
  PERSON_TITLES.flatMap((title) =>
    [fold(title), ...TITLE_WORDS[title]].map((word): [string, PersonTitle] => [word, title]),
  ),
);

/** The title that a text means, with or without periods; undefined for any that is not offered. */
export const findTitle = (text: string): PersonTitle | undefined => BY_WORD.get(fold(text));
