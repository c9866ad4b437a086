import type { IdOf } from './ids';

type Choice = string | number;
/** What a list can be narrowed to by one name. */
export type ListFilter =
  /** One of some values. `any` is sent for none of them; `refusal` is what another value is answered with. */
  | { kind: 'one of'; choices: readonly Choice[]; any?: string; refusal?: string }
  /** Another record, by its id. */
  | { kind: 'reference'; to: keyof IdOf }
  /** A text that a record has as a whole. */
  | { kind: 'keyword'; anyCase: boolean }
  /** Words of one of its texts, by their beginnings. */
  | { kind: 'full text' }
  /** The first and the last day on which something of a record may be, each sent by a name of its own. */
  | { kind: 'day range'; from: string; until: string }
  /** Only those of which something is true; sent as `1`. */
  | { kind: 'flag' };
type FilterOf<K extends ListFilter['kind']> = Extract<ListFilter, { kind: K }>;

export const oneOf = <const V extends Choice, const O extends Pick<FilterOf<'one of'>, 'any' | 'refusal'> = object>(
  choices: readonly V[],
  options?: O,
) => ({ kind: 'one of' as const, choices, ...(options as O) });
export const reference = <const K extends keyof IdOf>(to: K) => ({ kind: 'reference' as const, to });
/** With `anyCase`, capital and small letters make no difference. */
export const keyword = ({ anyCase = false } = {}) => ({ kind: 'keyword' as const, anyCase });
export const fullText = () => ({ kind: 'full text' as const });
export const dayRange = <const F extends string, const U extends string>(from: F, until: U) => ({
  kind: 'day range' as const,
  from,
  until,
});
export const flag = () => ({ kind: 'flag' as const });

/** The longest text that is searched for by its words, and the longest that is meant as a whole. */
export const [LONGEST_SEARCH, LONGEST_KEYWORD] = [120, 255];

/** The records that are worked with, and those that were put aside: deleted or archived. */
export type ListPart = 'current' | 'aside';

/**
 * Everything that a list can be asked besides its words and its page. Each list declares it once, without schemas and without the table, so
 * that its contract, its search and its screens have one source.
 */
export type ListQuery = {
  filters: Readonly<Record<string, ListFilter>>;
  /** The parts that are shown, one behind the other, by what is sent by this name: the first of them where nothing is. */
  states?: { name: string; parts: Readonly<Record<string, readonly ListPart[]>> };
  /** What is sent for the direction of a list that can be read in two; unasked it is `descending`. */
  order?: { name: string; descending: string; ascending: string };
};

/** What is sent for a filter that has one name. */
export type FilterValue<F> = F extends { kind: 'one of'; choices: readonly (infer V)[] }
  ? V | (F extends { any: infer A } ? A : never)
  : F extends { kind: 'reference'; to: infer K extends keyof IdOf }
    ? IdOf[K]
    : F extends { kind: 'flag' }
      ? '1'
      : string;

type Filters<Q extends ListQuery> = Q['filters'];
export type FilterName<Q extends ListQuery> = keyof Filters<Q> & string;
/** The filters that have one name. */
export type NamedFilter<Q extends ListQuery> = {
  [N in keyof Filters<Q>]: Filters<Q>[N] extends FilterOf<'day range'> ? never : N;
}[keyof Filters<Q>];
/** The names by which days are sent. */
export type DayName<Q extends ListQuery> = Extract<Filters<Q>[keyof Filters<Q>], FilterOf<'day range'>>[
  | 'from'
  | 'until'];
export type StateOf<Q extends ListQuery> = Q extends { states: { name: infer N; parts: infer P } }
  ? { [K in N & string]: keyof P & string }
  : unknown;
export type OrderOf<Q extends ListQuery> = Q extends {
  order: { name: infer N; descending: infer D; ascending: infer A };
}
  ? { [K in N & string]: D | A }
  : unknown;

/** What a list is narrowed to and the direction in which it is read, by the names that are sent. */
export type AskedFilters<Q extends ListQuery> = {
  [N in NamedFilter<Q>]?: FilterValue<Filters<Q>[N]> | undefined;
} & { [N in DayName<Q>]?: string | undefined } & Partial<StateOf<Q>> &
  Partial<OrderOf<Q>>;
/** What any list is asked, by name. */
export type AnyAsked = Readonly<Record<string, string | number | undefined>>;
/** What a list is asked, as its contract reads it. */
export type Asked<Q extends ListQuery> = { search?: string | undefined } & AskedFilters<Q>;
