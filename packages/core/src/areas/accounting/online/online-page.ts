import { localAt } from '../../../base/zoned-time';
import type { OpenedLink } from '../links/open-invoice-link';
import { isUnderWay, type PayAttempt } from './attempt';
import { isTaking } from './online-account';
import { type OnlineOffer, toOnlineOffer } from './payable';

type Sum = Pick<PayAttempt, 'currency' | 'amount'>;
/** What somebody who pays is told of paying online, besides the invoice; amounts are minor units of their currencies. */
export type OnlinePage = {
  offer?: OnlineOffer | undefined;
  /** What left them and isn’t there yet, and on which day it left. */
  under_way: (Sum & { id: string; day: string })[];
  /** What became of a payment: said to who comes back from paying it, and of a bank that refused until they have paid again. */
  news?: (Sum & { kind: 'confirming' | 'under_way' | 'received' | 'failed' }) | undefined;
};

const KINDS = { open: 'confirming', processing: 'under_way', paid: 'received', failed: 'failed' } as const;
const toNews = ({ state, currency, amount }: PayAttempt): OnlinePage['news'] =>
  state === 'expired' || state === 'dropped' ? undefined : { kind: KINDS[state], currency, amount };
const isDecided = ({ state }: PayAttempt) => state === 'failed' || state === 'paid' || state === 'processing';

/** What can be paid online of the invoice behind a link, and what was; `paid` is the attempt that somebody comes back from. */
export const toOnlinePage = (
  { mine, shown, account, options, company }: OpenedLink,
  paid?: string | undefined,
): OnlinePage => {
  const back = mine.find(({ n }) => n === paid);
  const last = mine.findLast(isDecided);
  return {
    offer: account && isTaking(account) ? toOnlineOffer(shown, options) : undefined,
    under_way: mine.filter(isUnderWay).map(({ n, currency, amount, created_at }) => ({
      ...{ id: n, currency, amount, day: localAt(created_at, company.timezone).date },
    })),
    news: (back && toNews(back)) ?? (last?.state === 'failed' ? toNews(last) : undefined),
  };
};
