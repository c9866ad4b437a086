import * as z from 'zod';
import { Instant, Version } from '../../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../../store/record';
import type { Backfill } from '../../../store/reindex';
import { ONLINE_ACCOUNT, OnlineAccounts } from './online-account';

/** How far what moved the balance of a company’s Stripe account has been looked through, and when that is done next. */
export const MoneyWatch = z.object({
  account_id: z.string(),
  seen_until: Instant,
  look_at: Instant.optional(),
  /** Where one look couldn’t take all: what is older than `until` is still to be seen, and then all is that was there when it `began`. */
  behind: z.object({ until: Instant, began: Instant }).optional(),
  /** How far accounts were looked through that were connected before this one. */
  earlier: z.array(z.object({ account_id: z.string(), seen_until: Instant })).default([]),
  version: Version,
});
export type MoneyWatch = z.infer<typeof MoneyWatch>;

/**
 * How far back is looked at an account of which it isn’t known: the longest that a bank takes to decide a dispute, which moves no balance when
 * it is lost.
 */
export const LOOK_BACK_DAYS = 200;

export const MoneyWatches = record({
  name: 'money_watch',
  schema: MoneyWatch,
  key: [],
  partition: () => [ONLINE_ACCOUNT],
  sort: () => ['MONEY_WATCH'],
  due: ({ look_at }) => look_at,
  queue: LONG_RUNNING_QUEUE,
});

/** Accounts that were connected before Stripe’s side of payments was kept are looked through from then on. */
export const MONEY_WATCH_BACKFILL: Backfill<typeof OnlineAccounts> = {
  def: OnlineAccounts,
  writes: async (db, { account_id, connected_at }) =>
    (await db.get(MoneyWatches, {}, true))
      ? []
      : [
          db.insert(MoneyWatches, {
            ...{ account_id, seen_until: connected_at, look_at: connected_at, earlier: [], version: 1 },
          }),
        ],
};
