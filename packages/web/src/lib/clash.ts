import { sameValue } from '@wayline/core/base/merge';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Money } from '@wayline/core/base/values';
import { get } from 'react-hook-form';

/** A field that two people have changed, with what each of them wrote. */
export type Clash = { field: string; theirs: unknown; mine: unknown };
const LONGEST = 80;
const isMoney = (value: object): value is Money => 'minor' in value && 'currency' in value;
const isPrice = (value: object): value is { total_price: number; currency: string } =>
  'total_price' in value && 'currency' in value;

/** An object in the words a person knows it by: a price by its total, any other by what is given of it. */
const told = (value: object): string => {
  if (isMoney(value)) return formatMoney(value);
  if (isPrice(value)) return formatMoney({ minor: value.total_price, currency: value.currency });
  return Object.values(value)
    .filter((part) => part !== undefined && part !== null && part !== '' && part !== false)
    .map((part) =>
      part === true ? 'yes' : Array.isArray(part) ? entries(part) : typeof part === 'object' ? told(part) : part,
    )
    .join(', ');
};
const entries = (list: readonly unknown[]) => countOf(list.length, 'entry', 'entries');
const words = (value: unknown) => {
  if (Array.isArray(value)) return entries(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = String((value && typeof value === 'object' ? told(value) : value) || 'nothing');
  return text.length > LONGEST ? `“${text.slice(0, LONGEST)}…”` : `“${text}”`;
};
/** "Title: theirs is “Hotel Sol”, yours is “Hotel Mar”". */
export const clashWords = ({ field, theirs, mine }: Clash): string =>
  `${field}: theirs is ${words(theirs)}, yours is ${words(mine)}`;

const named = (path: string) => path.split('.').at(-1)?.replaceAll('_', ' ') ?? path;

/** What stands in two versions at these paths. */
export const clashesAt = (theirs: object, mine: object, paths: readonly string[]): Clash[] =>
  paths.map((path) => ({ field: named(path), theirs: get(theirs, path), mine: get(mine, path) }));

/** The fields in which two versions differ. */
export const listClashes = <T extends object>(
  theirs: T,
  mine: T,
  fields = Object.keys(theirs) as (keyof T)[],
): Clash[] => clashesAt(theirs, mine, fields.filter((field) => !sameValue(theirs[field], mine[field])).map(String));
