import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { findPayFault, type PayItem, type PayPart, toMoved, toPayItem } from '../../suppliers/pay-form';
import type { BankRow, DecisionDraft } from '../bank-queries';

const MOST_SHOWN = 50;
/** What suppliers are to get in a currency, or, where money came in, have too much of; narrowed by words. */
const payablesQuery = ({ currency, amount }: BankRow, search: string) =>
  queryOptions({
    queryKey: ['suppliers', 'for-bank', currency, amount > 0, search] as const,
    queryFn: async ({ signal }): Promise<PayItem[]> => {
      const asked = { per_page: MOST_SHOWN, search: search || undefined, order: 'soonest' as const };
      const { payables } = await call('book.payables.list', asked, { signal });
      return payables
        .filter((one) => one.paid_to === 'agency' && one.currency === currency)
        .filter(({ left }) => (amount < 0 ? left > 0 : left < 0))
        .map(toPayItem);
    },
    placeholderData: keepPreviousData,
  });

type Chosen = { item: PayItem; part: PayPart };

/** The bookings of a supplier that a person says a movement is for, each with so much of it. */
export const usePaid = (row: BankRow, isAsked: boolean) => {
  const [search, setSearch] = useState('');
  const [keeps, setKeeps] = useState(false);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const query = useQuery({ ...payablesQuery(row, search), enabled: isAsked });
  const wanted = Math.abs(row.amount);
  const moved = toMoved(
    chosen.map(({ part }) => part),
    keeps,
  );
  const fault = findPayFault(chosen.map(({ item }) => item));
  const add = (item: PayItem) => {
    const amount = Math.max(0, Math.min(Math.abs(item.left ?? 0), wanted - moved));
    setChosen([...chosen, { item, part: { amount, kept: 0 } }]);
  };
  return {
    query,
    search,
    setSearch,
    keeps,
    setKeeps,
    chosen,
    moved,
    fault,
    isReady: chosen.length > 0 && !fault && moved === wanted,
    add,
    remove: (item: PayItem) => setChosen(chosen.filter((one) => one.item.booking_id !== item.booking_id)),
    type: (item: PayItem, part: PayPart) =>
      setChosen(chosen.map((one) => (one.item.booking_id === item.booking_id ? { item, part } : one))),
    toDecision: (): DecisionDraft => ({
      as: 'paid',
      parts: chosen
        .filter(({ part }) => part.amount > 0)
        .map(({ item: { trip_id, booking_id }, part: { amount, kept } }) => ({
          ...{ trip_id, booking_id, amount, commission_kept: keeps ? kept : 0 },
        })),
    }),
  };
};
export type Paid = ReturnType<typeof usePaid>;
