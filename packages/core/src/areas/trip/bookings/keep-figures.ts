import type * as z from 'zod';
import { ok, type Result, refuse } from '../../../base/result';
import { type Held, keepWithheld } from '../../../contract/permission-fields';
import { isWorkedOut } from '../pricing/price-figures';
import type { BookingDraft } from './booking';

/** The fields of a booking that hold figures not everybody is shown, and are worked out again when one of them changes. */
const PRICED = ['price_detail', 'accommodation'] as const;
type Priced = Partial<Pick<BookingDraft, (typeof PRICED)[number]>>;
type Price = Priced['price_detail'];

const differs = (sent: Price, shown: Price) =>
  sent !== undefined && (sent.total_price !== shown?.total_price || sent.currency !== shown?.currency);

/**
 * What somebody sent of a booking, with the figures they are not shown as they are stored, and everything worked out of them. `shown` is
 * the price they began from. A total that is worked out of such figures cannot be typed over: refuses `access.denied`.
 */
export const keepFigures = <S extends z.ZodObject>(
  rules: S,
  { sent, stored, shown }: { sent: z.output<S> & Priced; stored: Priced; shown?: Priced | undefined },
  held: Held,
): Result<z.output<S>> => {
  if (held.has('View Commissions')) return ok(sent);
  const { price_detail: price } = stored;
  if (price && isWorkedOut(price) && differs(sent.price_detail, shown?.price_detail ?? price))
    return refuse('access.denied', { params: { action: 'change a price calculated from its cost' } });
  const kept: Record<string, unknown> = { ...keepWithheld(rules, sent, stored, held) };
  for (const name of PRICED) {
    if (kept[name] === undefined) continue;
    const settled = rules.shape[name]?._zod ? (rules.shape[name] as z.ZodType).safeParse(kept[name]) : undefined;
    if (settled?.success === false)
      return refuse('request.invalid', {
        issues: settled.error.issues.map(({ path, message }) => ({ path: [name, ...path].join('.'), message })),
      });
    if (settled) kept[name] = settled.data;
  }
  return ok(kept as z.output<S>);
};
