import * as z from 'zod';
import { idOf } from '../base/ids';
import {
  type DayName,
  type FilterValue,
  type ListFilter,
  type ListQuery,
  LONGEST_KEYWORD,
  LONGEST_SEARCH,
  type NamedFilter,
  type OrderOf,
  type StateOf,
} from '../base/list-query';
import { Day } from '../base/values';

/** Numbers come as texts of an address, and an id is known as one by its shape. */
type Sent<F> = FilterValue<F> extends number ? unknown : F extends { kind: 'reference' } ? string : FilterValue<F>;
type Field<V, S = V> = z.ZodOptional<z.ZodType<V, S>>;
type Defaults<T> = { [N in keyof T]: z.ZodDefault<z.ZodType<T[N], T[N]>> };
type FilterField<F> = F extends { any: string }
  ? z.ZodDefault<z.ZodType<FilterValue<F>, FilterValue<F>>>
  : Field<FilterValue<F>, Sent<F>>;
type QueryShape<Q extends ListQuery> = { search: Field<string> } & Defaults<StateOf<Q>> &
  Defaults<OrderOf<Q>> & { [N in NamedFilter<Q>]: FilterField<Q['filters'][N]> } & {
    [N in DayName<Q>]: Field<string>;
  };

const line = (longest: number) => z.string().trim().max(longest).optional();
const firstOf = (values: readonly string[]) => z.enum(values).default(String(values[0]));

const toChoices = ({ choices, any, refusal }: Extract<ListFilter, { kind: 'one of' }>): z.ZodType => {
  if (choices.every((choice) => typeof choice === 'number'))
    return z.coerce
      .number()
      .pipe(z.int().refine((sent) => choices.includes(sent), refusal))
      .optional();
  const texts = choices.map(String);
  return any === undefined ? z.enum(texts, refusal).optional() : firstOf([any, ...texts]);
};
const toFields = (name: string, filter: ListFilter): Record<string, z.ZodType> => {
  switch (filter.kind) {
    case 'one of':
      return { [name]: toChoices(filter) };
    case 'reference':
      return { [name]: idOf(filter.to).optional() };
    case 'keyword':
      return { [name]: line(LONGEST_KEYWORD) };
    case 'full text':
      return { [name]: line(LONGEST_SEARCH) };
    case 'day range':
      return { [filter.from]: Day.optional(), [filter.until]: Day.optional() };
    case 'flag':
      return { [name]: z.enum(['1']).optional() };
  }
};

/** The fields of a contract's input by which a list is asked for what its query declares. */
export const queryShape = <const Q extends ListQuery>({ filters, states, order }: Q): QueryShape<Q> =>
  ({
    search: line(LONGEST_SEARCH),
    ...(states && { [states.name]: firstOf(Object.keys(states.parts)) }),
    ...(order && { [order.name]: firstOf([order.descending, order.ascending]) }),
    ...Object.assign({}, ...Object.entries(filters).map(([name, filter]) => toFields(name, filter))),
  }) as QueryShape<Q>;

/** The fields by which a list is asked for a page. */
export const PAGE_SHAPE = {
  cursor: z.string().max(600).optional(),
  per_page: z.coerce.number().int().min(1).max(5000).default(100),
};
