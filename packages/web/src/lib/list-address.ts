import { isDayInReach } from '@wayline/core/base/days';
import { idPattern } from '@wayline/core/base/id-shape';
import {
  type AnyAsked,
  type AskedFilters,
  type ListFilter,
  type ListQuery,
  LONGEST_KEYWORD,
  LONGEST_SEARCH,
} from '@wayline/core/base/list-query';
import { INVOICE_PARAM, PAYMENT_PARAM, SORT_PARAM, TAB_PARAM } from './address-names';

/** What an address says besides what a list is narrowed to. */
const BESIDE: ReadonlySet<string> = new Set(['search', SORT_PARAM, TAB_PARAM, INVOICE_PARAM, PAYMENT_PARAM]);

/** What a list is asked: the words that are looked for, and what it is narrowed to. */
type Question<Q extends ListQuery> = { search?: string | undefined; filters: AskedFilters<Q> };
/** Texts of an address by their names. */
export type Texts = Readonly<Record<string, string>>;

/** `usual` is what a list shows unasked; it is never sent. */
type Field = { usual?: string; read: (text: string) => string | number | undefined };
const oneOfThese =
  (choices: readonly (string | number)[]): Field['read'] =>
  (text) =>
    choices.find((choice) => String(choice) === text);
const readIf =
  (isMeant: (text: string) => boolean): Field['read'] =>
  (text) =>
    isMeant(text) ? text : undefined;

const DAY: Field = { read: readIf(isDayInReach) };
const toFields = (name: string, filter: ListFilter): Record<string, Field> => {
  switch (filter.kind) {
    case 'one of':
      return { [name]: { usual: filter.any, read: oneOfThese(filter.choices) } };
    case 'reference':
      return { [name]: { read: readIf((text) => idPattern(filter.to).test(text)) } };
    case 'keyword':
      return { [name]: { read: readIf(({ length }) => length <= LONGEST_KEYWORD) } };
    case 'full text':
      return { [name]: { read: readIf(({ length }) => length <= LONGEST_SEARCH) } };
    case 'day range':
      return { [filter.from]: DAY, [filter.until]: DAY };
    case 'flag':
      return { [name]: { read: oneOfThese(['1']) } };
  }
};
const listFields = ({ filters, states, order }: ListQuery): Record<string, Field> => ({
  ...(states && {
    [states.name]: { usual: Object.keys(states.parts)[0], read: oneOfThese(Object.keys(states.parts)) },
  }),
  ...(order && { [order.name]: { usual: order.descending, read: oneOfThese([order.ascending]) } }),
  ...Object.assign({}, ...Object.entries(filters).map(([name, filter]) => toFields(name, filter))),
});
/** As much of a text as is searched for, without half of a letter that takes two places. */
const cutSearch = (text: string) => text.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * What an address asks a list. What it says of a filter that can't be read, or that the list doesn't have, is `unreadable` by its name: it
 * is never sent, and what is shown is more than was asked for.
 */
export const parseQuery = <Q extends ListQuery>(
  query: Q,
  address: URLSearchParams,
): Question<Q> & { unreadable: Texts } => {
  const fields = listFields(query);
  const filters: Record<string, string | number> = {};
  const unreadable: Record<string, string> = {};
  // In the list's own order, so that the same question asked in another order is the same question.
  for (const name of new Set([...Object.keys(fields), ...address.keys()])) {
    const sent = address.get(name) ?? '';
    const text = sent.trim();
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (BESIDE.has(name) || text === '' || text === field?.usual) continue;
    const value = field?.read(text);
    if (value === undefined) unreadable[name] = sent;
    else filters[name] = value;
  }
  const search = cutSearch(address.get('search')?.trim() ?? '').trim() || undefined;
  return { search, filters: filters as AskedFilters<Q>, unreadable };
};

/** The address that asks a list for something, without what it shows unasked. */
export const formatQuery = <Q extends ListQuery>(query: Q, { search, filters }: Question<Q>): URLSearchParams => {
  const asked = filters as AnyAsked;
  const said = Object.entries(listFields(query)).flatMap(([name, { usual }]): [string, string][] => {
    const value = asked[name];
    return value === undefined || value === usual ? [] : [[name, String(value)]];
  });
  return new URLSearchParams([...(search ? [['search', search]] : []), ...said]);
};
