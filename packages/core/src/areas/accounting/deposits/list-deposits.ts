import type { SignedCall } from '../../../access/signed-call';
import { fullPage } from '../../../store/full-page';
import { searchList } from '../../../store/search/search-list';
import type { TenantDb } from '../../../store/tenant-db';
import { Payments } from '../payments/payment.records';
import { PAYMENT_INDEX } from '../payments/payment-search.index';
import type { DepositSlip, UndepositedCheck } from './deposit-slip';
import { DEPOSIT_SLIPS, DepositSlips, SLIP_PREFIX } from './deposit-slip.records';
import { isSlipSeen } from './make-deposit';
import { isUndeposited } from './undeposited';

const PER_PAGE = 100;
/** As many checks as are offered at once, the ones that came first: somebody with more deposits these before. */
const MOST_LISTED = 500;

/**
 * The checks that the reader sees and that aren’t deposited yet, the oldest first. Found by the index and read as they are now, so that none is
 * listed that was deposited meanwhile; one that came just now may be missing for a moment.
 */
export const listUndeposited = async (db: TenantDb): Promise<UndepositedCheck[]> => {
  const ids: UndepositedCheck['payment_id'][] = [];
  let cursor: string | undefined;
  do {
    const page = await searchList(db, PAYMENT_INDEX, { show: 'current', undeposited: '1', per_page: PER_PAGE, cursor });
    ids.push(...page.rows.map(({ id }) => id));
    cursor = page.cursor;
  } while (cursor);
  const found = await db.getMany(
    ids
      .toReversed()
      .slice(0, MOST_LISTED)
      .map((id) => ({ def: Payments, key: { id } })),
  );
  return found
    .flatMap((payment) => (payment && isUndeposited(payment) ? [payment] : []))
    .map(({ id, client, received_on, confirmation_code, currency, amount }) => ({
      ...{ payment_id: id, paid_by_name: client.name, received_on, confirmation_code, currency, amount },
    }))
    .sort((a, b) => (a.received_on < b.received_on ? -1 : a.received_on > b.received_on ? 1 : 0));
};

type Asked = { per_page: number; cursor?: string | undefined };
/** A page of the deposit slips that the reader sees, the latest first, also those that were taken back. */
export const listSlips = async (
  { actor, db }: Pick<SignedCall, 'actor' | 'db'>,
  { per_page, cursor }: Asked,
): Promise<{ slips: DepositSlip[]; cursor: string | undefined }> => {
  const at = { partition: DEPOSIT_SLIPS, prefix: SLIP_PREFIX };
  const page = await fullPage({
    ...{ size: per_page, cursor },
    next: (from) => db.listPartition(DepositSlips, at, { cursor: from, limit: per_page, newestFirst: true }),
    matches: (slip) => isSlipSeen({ actor }, slip),
  });
  return { slips: page.items, cursor: page.cursor };
};
