import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { type CodeGuard, CodeGuards, minutesLeft } from '@wayline/core/areas/trip/itinerary/code-guard';
import { plural } from '@wayline/core/base/plural';
import { ok, refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

/** One count for the whole company: many colleagues together get no more tries than one. */
const gate_hash = 'coupon';
const minutesText = (minutes: number) => plural(minutes, { one: 'a minute', other: `${minutes} minutes` });

/** A try is counted before the coupon is looked at, so that many at once are as slow as one by one; a right one ends the count. */
export const handler = endpoint(
  subscriptionContracts['users.coupon-validation'],
  ({ input: { code }, db, deps }) =>
    retryOnConflict(async () => {
      const before: CodeGuard | undefined = await db.get(CodeGuards, { gate_hash }, true);
      const now = deps.now();
      const minutes = minutesLeft(before, now);
      if (minutes > 0) return refuse('request.too_many', { params: { wait: minutesText(minutes) } });
      const tried = { gate_hash, tries: (before?.tries ?? 0) + 1, last_at: now, version: (before?.version ?? 0) + 1 };
      const counted = await db.transact([before ? db.change(CodeGuards, before, tried) : db.insert(CodeGuards, tried)]);
      if (!counted.ok) return refuse('record.stale');
      const coupon = await deps.payments.coupon(code);
      if (!coupon.ok) return coupon;
      await db.transact([db.change(CodeGuards, tried, { ...tried, tries: 0 })]);
      return ok({ coupon: coupon.value });
    }),
  { payments: paymentsAdapter },
);
