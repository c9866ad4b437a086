import { groupBy } from '../../../../base/group-by';
import type { Institution } from '../../../institutions/public';
import { toNameKey } from '../../../institutions/public-schemas';
import { getSupplierType } from '../types/supplier-groups';
import { canBe } from './can-be-in-role';
import type { WaitingName } from './supplier-names.contract';
import { SUPPLIER_ROLES } from './supplier-roles';
import type { UnlinkedName } from './unlinked-name.records';

type Known = Pick<Institution, 'id' | 'acct' | 'name' | 'profile_category_id'>;

const MOST_CANDIDATES = 5;
/** A word this short, such as "inn", says nothing of who is meant. */
const TELLING_LETTERS = 4;

const mostFrequent = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/** Whether all words of the shorter name are in the longer one: "Marriott" may be "Marriott Bonvoy". */
const mayBe = (a: readonly string[], b: readonly string[]): boolean => {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  return fewer.some((word) => word.length >= TELLING_LETTERS) && fewer.every((word) => more.includes(word));
};

/**
 * Names that wait, gathered however they are written, those on most bookings first; each of the first `most` with those of the company's
 * suppliers that it may mean, and whether there are more.
 */
export const gatherWaitingNames = (
  rows: readonly UnlinkedName[],
  suppliers: readonly Known[],
  most: number,
): { names: WaitingName[]; more: boolean } => {
  const keyed = suppliers.map((one) => {
    const key = toNameKey(one.name);
    return { one, key, words: key.split(' ') };
  });
  const candidatesFor = (name_key: string, roles: readonly UnlinkedName['role'][]): WaitingName['candidates'] => {
    const words = name_key.split(' ');
    const asked = SUPPLIER_ROLES.filter(({ role }) => roles.includes(role));
    return keyed
      .filter(({ one }) => asked.some((role) => canBe(role, one)))
      .filter(({ key, words: others }) => key === name_key || mayBe(words, others))
      .map(({ one: { id, acct, name }, key }) => ({ id, acct, name, same_name: key === name_key }))
      .toSorted((a, b) => Number(b.same_name) - Number(a.same_name) || a.name.localeCompare(b.name, 'en'))
      .slice(0, MOST_CANDIDATES);
  };
  const gathered = [...groupBy(rows, ({ name_key }) => name_key)]
    .map(([name_key, those]) => ({
      name_key,
      name: mostFrequent(those.map(({ name }) => name)),
      bookings: new Set(those.map(({ booking_id }) => booking_id)).size,
      those,
    }))
    .toSorted((a, b) => b.bookings - a.bookings || a.name.localeCompare(b.name, 'en'));
  // Whom a name may mean is looked for among all suppliers: only for those that are shown.
  const names = gathered.slice(0, most).map(({ those, ...name }) => ({
    ...name,
    default_type: mostFrequent(those.map(({ booking_type, sub_type }) => getSupplierType(booking_type, sub_type))),
    candidates: candidatesFor(
      name.name_key,
      those.map(({ role }) => role),
    ),
  }));
  return { names, more: gathered.length > most };
};
