import type { Result } from '../../../base/result';

/** What one euro is worth in other currencies on a day, as decimal texts, and who says so. */
export type DayRates = { rate_date: string; rate_source: string; rates: Readonly<Record<string, string>> };

/** Where exchange rates come from. Without a day, the newest; a day without rates of its own has those of the last one before it, if any. */
export type Rates = { on: (day: string | undefined) => Promise<Result<DayRates>> };
