import { DOCUMENT_KINDS } from '@wayline/core/areas/clients/travel-document';
import type { ProfileField, ProfileSection } from '../../../ui/record/profile-section';
import { choice, day, line, text } from '../../../ui/record/section-fields';

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_WORDS: Record<DocumentKind, string> = {
  passport: 'Passport',
  visa: 'Visa',
  trusted_traveler: 'Known traveler number',
  redress: 'Redress number',
};

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'unspecified', label: 'Unspecified (X)' },
];
const KIND = choice(
  'kind',
  'Document',
  DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_WORDS[value] })),
  { required: true },
);
const [NAMES, TYPE, COUNTRY, EXPIRATION] = [
  line('names', 'Name on the document'),
  line('document_type', 'Type', { hint: 'e.g. P or eTA' }),
  line('country', 'Issuing country'),
  day('expiration', 'Expires'),
];
const ISSUED = day('issue_date', 'Issued');

/** What each kind of document says, besides its number. Source: spec 3 §3. */
const FIELDS: Record<DocumentKind, readonly ProfileField[]> = {
  passport: [
    NAMES,
    COUNTRY,
    line('nationality', 'Nationality'),
    choice('gender', 'Gender', GENDERS),
    day('birth_date', 'Date of birth'),
    line('place_of_birth', 'Place of birth'),
    line('place_of_issue', 'Place of issue'),
    TYPE,
    ISSUED,
    EXPIRATION,
  ],
  visa: [NAMES, COUNTRY, TYPE, ISSUED, EXPIRATION, text('requirements', 'Requirements')],
  trusted_traveler: [NAMES, line('document_type', 'Program', { hint: 'e.g. Global Entry' }), COUNTRY, EXPIRATION],
  redress: [NAMES, COUNTRY],
};

/** The form of a document of one kind, as data. */
export const toDocumentSection = (kind: DocumentKind): ProfileSection => ({
  id: kind,
  title: DOCUMENT_WORDS[kind],
  groups: [{ fields: [KIND, ...FIELDS[kind]] }],
  lists: [],
});

/** What a document says of itself in the list, besides its country and how long it is good. */
export const listDocumentFacts = (kind: DocumentKind): readonly ProfileField[] =>
  FIELDS[kind].filter(({ name }) => name !== 'country' && name !== 'names');
