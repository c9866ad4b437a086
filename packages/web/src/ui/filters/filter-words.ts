import {
  type FilterName,
  type ListFilter,
  type ListQuery,
  LONGEST_KEYWORD,
  LONGEST_SEARCH,
} from '@wayline/core/base/list-query';
import type { ComponentType } from 'react';
import type { Option } from '../fields/select-field';

/**
 * Where a filter is set: `press` is a row of buttons, `bar` a control in the bar, `link` nowhere, because only links set it. All others
 * are set in the dialog. What is set by the dialog or a link is a chip, to take it off.
 */
type Place = 'press' | 'bar' | 'dialog' | 'link';

type Common = {
  /** The name of its control. */
  label: string;
  at?: Place;
};
type Chipped = {
  /** The chip, of what is chosen, in words; those words alone where it is left out. */
  chip?: (words: string) => string;
};
/** One of some values. Options that are asked of the server come from a hook; what is chosen, where it is known, is one of them. */
type ChoiceWords = Common &
  Chipped & {
    /** What is chosen when nothing is. */
    emptyLabel: string;
    useOptions: (chosen: string | undefined) => readonly Option[];
    /** Shares a row of the dialog with another. */
    half?: boolean;
  };
type Named = { id: string; name: string };
/** Another record, chosen by its name. */
type ReferenceWords = Common & {
  at?: 'dialog' | 'link';
  emptyLabel: string;
  /** Its chip while its name isn't known. */
  unknown: string;
  /** What the reader is called, where users are chosen from. */
  mine?: { chip: string; option: (name: string) => string };
  /** Those who can be chosen; they are asked for where it is `isAsked`. */
  useNames: (isAsked: boolean) => readonly Named[] | undefined;
};
type TextWords = Common &
  Chipped & {
    at?: 'bar' | 'dialog' | 'link';
    /** A `datalist` of this id with what could be typed; asked for once somebody is about to type. */
    Suggestions?: ComponentType<{ id: string; isAsked: boolean }>;
  };
type DayWords = Chipped & { label: string };
type DayRangeWords = { at?: 'bar' | 'dialog'; from: DayWords; until: DayWords };
type FlagWords = Common & { at: 'bar' };

type FilterWords = ChoiceWords | ReferenceWords | TextWords | DayRangeWords | FlagWords;
type WordsOf<F extends ListFilter> = {
  'one of': ChoiceWords;
  reference: ReferenceWords;
  keyword: TextWords | ChoiceWords;
  'full text': TextWords;
  'day range': DayRangeWords;
  flag: FlagWords;
}[F['kind']];

type Frame = {
  /** The dialog of those filters that are set in one. */
  dialog?: { title: string; submit: string; kind: 'dialog' | 'sheet' };
  /** On a phone the bar is behind a button. */
  isFolded?: boolean;
};
type AnyWords = Frame & {
  filters: Readonly<Record<string, FilterWords>>;
  states?: { label: string; options: Readonly<Record<string, string>> };
  order?: string;
};
/** What a list calls its filters, every one of them, in the order in which they are shown. */
type ListWords<Q extends ListQuery> = Frame & {
  filters: { [N in FilterName<Q>]: WordsOf<Q['filters'][N]> };
} & (Q extends { states: { parts: infer P } }
    ? { states: { label: string; options: Readonly<Record<keyof P & string, string>> } }
    : unknown) &
  (Q extends { order: object } ? { order: string } : unknown);

/** What sets one name of an address, and what it is called. */
export type Control = { name: string; label: string; at: Place } & (
  | ({ kind: 'choice'; emptyLabel?: string; usual?: string; half?: boolean } & Chipped &
      Pick<ChoiceWords, 'useOptions'>)
  | ({ kind: 'reference' } & Omit<ReferenceWords, keyof Common>)
  | ({ kind: 'text'; longest: number } & Chipped & Pick<TextWords, 'Suggestions'>)
  /** The last day of a range names the `first`, which it can't be before. */
  | ({ kind: 'day'; first?: string } & Chipped)
  | { kind: 'toggle'; on: string }
);
export type ControlOf<K extends Control['kind']> = Extract<Control, { kind: K }>;
export type FilterControls = Frame & { controls: readonly Control[] };

const toControls = (name: string, filter: ListFilter, { at = 'dialog', ...words }: FilterWords): Control[] => {
  if ('from' in words) {
    if (filter.kind !== 'day range') return [];
    const { from, until } = filter;
    return [
      { kind: 'day', at, name: from, ...words.from },
      { kind: 'day', at, name: until, first: from, ...words.until },
    ];
  }
  if ('useNames' in words) return [{ kind: 'reference', at, name, ...words }];
  if ('useOptions' in words) return [{ kind: 'choice', at, name, ...words }];
  if (filter.kind === 'flag') return [{ kind: 'toggle', at, name, on: '1', ...words }];
  return [{ kind: 'text', at, name, longest: filter.kind === 'keyword' ? LONGEST_KEYWORD : LONGEST_SEARCH, ...words }];
};

/** Values that are called what they are written as, as options. */
export const listAsWritten = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** The controls of a list by what it can be asked. A list whose words leave out a filter doesn't compile. */
export const filterControls = <const Q extends ListQuery>(query: Q, named: ListWords<Q>): FilterControls => {
  const { filters, states, order, ...frame } = named as AnyWords;
  const options = Object.entries(states?.options ?? {}).map(([value, label]) => ({ value, label }));
  const state: Control[] =
    query.states && states
      ? [
          {
            ...{ kind: 'choice', at: 'dialog', name: query.states.name, label: states.label },
            usual: options[0]?.value,
            useOptions: () => options,
          },
        ]
      : [];
  const direction: Control[] =
    query.order && order
      ? [{ kind: 'toggle', at: 'bar', name: query.order.name, on: query.order.ascending, label: order }]
      : [];
  const each = Object.entries(filters).flatMap(([name, words]) => {
    const filter = query.filters[name];
    return filter ? toControls(name, filter, words) : [];
  });
  return { ...frame, controls: [...state, ...each, ...direction] };
};
