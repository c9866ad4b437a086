import type { Client, ClientMoneyRow } from './client';
import { ClientRows } from './client.records';

type Kept = Pick<Client, 'balance_due' | 'client_credit'>;
const PLACES = ['balance_due', 'client_credit'] as const;

/** What a client owes and has, in their record and in their row, where nobody has written it meanwhile; nothing is no amount. */
export const moneyOfClient = (money: Required<Kept>, { money_round }: Pick<Client, 'money_round'>) => {
  const [kept, gone] = [
    PLACES.filter((name) => money[name].length > 0),
    PLACES.filter((name) => money[name].length === 0),
  ];
  return {
    set: {
      ...ClientRows.withRow(Object.fromEntries(kept.map((name) => [name, money[name]]))),
      money_round: (money_round ?? 0) + 1,
    },
    ...(gone.length > 0 && { remove: gone.flatMap((name) => [name, ClientRows.path(name)]) }),
    expected: { money_round },
  };
};

/** Rows without what is owed on invoices that their reader may not see: somebody who sees only their own work reads the statement of account. */
export const withoutMoney = ({ balance_due: _due, client_credit: _credit, ...row }: ClientMoneyRow): ClientMoneyRow =>
  row;
