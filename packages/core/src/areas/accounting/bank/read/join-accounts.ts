import { groupBy } from '../../../../base/group-by';
import { listProblems, type ReadAccount } from './bank-file';

const startOf = ({ opening, from }: ReadAccount): string => opening?.day ?? from ?? '';

const join = (accounts: readonly ReadAccount[]): ReadAccount => {
  const inOrder = accounts.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  const days = (pick: 'from' | 'to') => inOrder.flatMap((account) => account[pick] ?? []).toSorted();
  const [from, to] = [days('from')[0], days('to').at(-1)];
  return {
    ...(first?.number && { number: first.number }),
    ...(first?.currency && { currency: first.currency }),
    ...(first?.opening && { opening: first.opening }),
    ...(last?.closing && { closing: last.closing }),
    ...(from && { from }),
    ...(to && { to }),
    lines: inOrder.flatMap(({ lines }) => lines),
    problems: listProblems(inOrder.flatMap(({ problems }) => problems)),
  };
};

/** Each account of a file once: pages and days of the same one follow each other, from the first balance to the last. */
export const joinAccounts = (accounts: readonly ReadAccount[]): ReadAccount[] =>
  [...groupBy(accounts, ({ number, currency }) => JSON.stringify([number, currency])).values()].map(join);
