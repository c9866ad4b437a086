import { type ClientProfile, INTEREST_SEPARATOR, PREFERENCE_SEPARATOR } from '../clients/public';
import type { TargetName } from './field-targets';

/** Lists of a profile, whose entries are one text in an answer. */
const LISTS: ReadonlySet<TargetName> = new Set<TargetName>([
  'air_preferences.airline',
  'accommodation_preferences.property_type',
  'accommodation_preferences.preferred_hotels',
  'cruise_preferences.line',
  'tour_preferences.interests',
  'client.place_i_wish_to_visit',
  'client.place_visited',
]);
export const isListTarget = (target: TargetName): boolean => LISTS.has(target);

const isInterests = (target: TargetName) => target === 'tour_preferences.interests';
/** Entries of a list as the one text that an answer is compared as. Source: R-ACC-076, R-ACC-077. */
export const joinEntries = (target: TargetName, entries: readonly string[]): string =>
  entries.join(isInterests(target) ? ` ${INTEREST_SEPARATOR} ` : `${PREFERENCE_SEPARATOR} `);
export const splitEntries = (target: TargetName, text: string): string[] =>
  text
    .split(isInterests(target) ? INTEREST_SEPARATOR : PREFERENCE_SEPARATOR)
    .map((one) => one.trim())
    .filter(Boolean);

export type KnownProfile = Pick<ClientProfile, 'client' | 'documents'>;
type Parts = Record<string, unknown>;
const DOCUMENTS = { passport: 'passport', trusted_traveler: 'trusted_traveler' } as const;
export type DocumentTarget = keyof typeof DOCUMENTS;
export const isDocumentTarget = (part: string): part is DocumentTarget => part in DOCUMENTS;

/** Targets whose values are never shown: the number of a document is revealed by its own call, to who says why. */
const SECRETS: ReadonlySet<TargetName> = new Set<TargetName>(['passport.number', 'trusted_traveler.number']);
export const isSecretTarget = (target: TargetName | undefined): boolean => target !== undefined && SECRETS.has(target);

const SHOWN_LETTERS = 4;
const SHORT = 8;
/** A number as it is shown: its end alone, and of a short one nothing. */
export const maskNumber = (number: string): string => {
  const letters = [...number.trim()];
  return letters.length === 0 ? '' : `••••${letters.length >= SHORT ? letters.slice(-SHOWN_LETTERS).join('') : ''}`;
};

/** The document of a profile that answers are about: the one that is good the longest. */
export const findDocument = ({ documents }: KnownProfile, kind: DocumentTarget) =>
  documents
    .filter((document) => document.kind === DOCUMENTS[kind])
    .toSorted((a, b) => ((a.expiration ?? '') < (b.expiration ?? '') ? 1 : -1))[0];

const toText = (target: TargetName, value: unknown): string =>
  Array.isArray(value) ? joinEntries(target, value.map(String)) : String(value ?? '');

/** What a profile says already where an answer would go; numbers of documents by their ends. */
export const readTarget = (target: TargetName, profile: KnownProfile): string => {
  const [part = '', field = ''] = target.split('.');
  const { client } = profile;
  const text = (value: unknown) => toText(target, value);
  if (target === 'client.email') return client.emails[0] ?? '';
  if (part === 'client') return text((client as Parts)[field]);
  if (part === 'address') return text((client.addresses[0] as Parts | undefined)?.[field]);
  if (part === 'loyalty') return text((client.loyalty_programs[0] as Parts | undefined)?.[field]);
  if (isDocumentTarget(part)) {
    const document = findDocument(profile, part);
    if (field === 'number') return document?.number_encrypted ? `••••${document.number_ends ?? ''}` : '';
    return text((document as Parts | undefined)?.[field]);
  }
  return text(((client as Parts)[part] as Parts | undefined)?.[field]);
};
