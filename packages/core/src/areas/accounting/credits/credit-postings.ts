import type { Line } from '../balanced-postings';
import type { Worth } from '../worth';
import type { Credit } from './credit';

const ACCOUNTS = { unapplied: '2100', credit: '2110', goodwill: '5320', kept: '4900' } as const;

type Of = Pick<Credit, 'id' | 'kind' | 'currency' | 'credited_id' | 'payment_id'>;
type Dimensions = Line['dimensions'];

/** So much from one account to another, in the currency of a credit. */
const moved = (
  { currency }: Pick<Credit, 'currency'>,
  { amount, base }: Worth,
  [from, to]: [from: [string, Dimensions], to: [string, Dimensions]],
): Line[] => [
  { account: from[0], currency, amount, base_amount: base, dimensions: from[1] },
  { account: to[0], currency, amount: 0 - amount, base_amount: 0 - base, dimensions: to[1] },
];

/** The account of a credit: what the agency owes its client. */
const accountOf = ({ id, credited_id }: Of): [string, Dimensions] => [
  ACCOUNTS.credit,
  { client: credited_id, credit: id },
];

/** Credit as it comes: from a payment of the client, whose unapplied money it was, or out of goodwill. Source: V12. */
export const creditedLines = (credit: Of & Pick<Credit, 'amount' | 'base_amount'>): Line[] => {
  const { id, credited_id: client, payment_id, amount, base_amount: base } = credit;
  const from: [string, Dimensions] = payment_id
    ? [ACCOUNTS.unapplied, { client, payment: payment_id }]
    : [ACCOUNTS.goodwill, { client, credit: id }];
  return moved(credit, { amount, base }, [from, accountOf(credit)]);
};

/** What of a credit expires: goodwill costs that much less, and what was paid in is income. Source: V12. */
export const expiredLines = (credit: Of, left: Worth): Line[] => {
  const { id, kind, credited_id: client } = credit;
  const account = kind === 'granted' ? ACCOUNTS.goodwill : ACCOUNTS.kept;
  return moved(credit, left, [accountOf(credit), [account, { client, credit: id }]]);
};

/** The sources under which the n-th time that a credit expires is posted, and taken back: each happens once. */
export const toExpirySource = ({ id }: Pick<Credit, 'id'>, n: number): string =>
  n === 1 ? `credit.expired:${id}` : `credit.expired:${id}:${n}`;
export const toRevivalSource = ({ id }: Pick<Credit, 'id'>, n: number): string => `credit.revived:${id}:${n}`;
