import { localAt } from '../../../base/zoned-time';
import type { OpenedLink } from '../links/open-invoice-link';
import { isUnderWay, type PayAttempt } from './attempt';
import { type OnlineOffer, toOnlineOffer } from './payable';

/** What somebody who pays is told of paying online, besides the invoice: amounts are minor units of it. */
export type OnlinePage = {
  offer?: OnlineOffer | undefined;
  /** What left them and isn’t there yet, and on which day it left. */
  under_way: { id: string; amount: number; day: string }[];
  /** What became of what they paid last: said to who comes back from paying, and of a bank that refused until they pay again. */
  news?: { kind: 'confirming' | 'under_way' | 'received' | 'failed'; amount: number } | undefined;
};

const toNews = ({ state, amount }: PayAttempt, came_back: boolean): OnlinePage['news'] => {
  if (state === 'failed') return { kind: 'failed', amount };
  if (!came_back) return undefined;
  if (state === 'open') return { kind: 'confirming', amount };
  if (state === 'processing') return { kind: 'under_way', amount };
  return state === 'paid' ? { kind: 'received', amount } : undefined;
};

/** What can be paid online of the invoice behind a link, and what was. */
export const toOnlinePage = (
  { found: { attempts }, share, shown, account, options, company }: OpenedLink,
  came_back = false,
): OnlinePage => {
  const mine = attempts.filter(({ payer_id }) => payer_id === share.payer_id);
  const last = mine.findLast(({ state }) => state !== 'dropped');
  return {
    offer: account && toOnlineOffer(shown, options),
    under_way: mine.filter(isUnderWay).map(({ n, amount, fee, created_at }) => ({
      ...{ id: n, amount: amount + fee, day: localAt(created_at, company.timezone).date },
    })),
    news: last && toNews(last, came_back),
  };
};
