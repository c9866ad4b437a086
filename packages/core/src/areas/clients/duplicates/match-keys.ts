import { tokenHash } from '../../../store/token-hash';
import { type ComparedPerson, foldName, listEmails, listPhones } from './compare-people';

/** What two profiles may have in common, by how much it says: the list of duplicates is in this order. A kind keeps its number for good. */
const KINDS = { name_and_dob: '10', email_and_name: '12', email: '20', phone_and_name: '22', phone: '30' } as const;
/** A value that two profiles may share. It is hashed: keys tell nothing of whom they belong to, and have one length. */
export type MatchKey = { kind: string; hash: string };
const HASH_LENGTH = 32;

const toKey = (kind: keyof typeof KINDS, ...parts: readonly string[]): MatchKey => ({
  kind: KINDS[kind],
  hash: tokenHash(parts.join('\n')).slice(0, HASH_LENGTH),
});
export const formatMatchKey = ({ kind, hash }: MatchKey): string => `${kind}#${hash}`;

/** The keys under which somebody is found again, those that say most first. */
export const listMatchKeys = (person: ComparedPerson): MatchKey[] => {
  const [first, last] = [foldName(person.first_name), foldName(person.last_name)];
  const emails = listEmails(person);
  const phones = [...new Set(listPhones(person).flatMap(({ national }) => national))];
  return [
    ...(person.dob && first && last ? [toKey('name_and_dob', first, last, person.dob)] : []),
    ...(first ? emails.map((email) => toKey('email_and_name', email, first)) : []),
    ...emails.map((email) => toKey('email', email)),
    ...(first ? phones.map((phone) => toKey('phone_and_name', phone, first)) : []),
    ...phones.map((phone) => toKey('phone', phone)),
  ];
};

const BROAD: ReadonlySet<string> = new Set([KINDS.name_and_dob, KINDS.email, KINDS.phone]);
/** The keys without one of which nobody is alike: the others say the same more exactly. */
export const isBroadKey = ({ kind }: Pick<MatchKey, 'kind'>): boolean => BROAD.has(kind);
