import * as z from 'zod';
import { Day } from '../base/values';
import { record } from './record';

/**
 * A series of numbers without gaps, such as `INVOICE-2027`: the last number that a record carries. It counts from 1 and is written only
 * together with the record that takes the number, so it is never ahead of the records. `last_day` is the day that its newest record bears. Source: Directive 2006/112/EC art. 226(2).
 */
export const NumberSeries = record({
  name: 'number_series',
  schema: z.object({ series: z.string().min(1), last: z.int().positive(), last_day: Day.optional(), version: z.int() }),
  key: ['series'],
  partition: (k) => ['SERIES', k.series],
  sort: () => ['HEAD'],
});
