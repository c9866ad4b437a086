import { useQuery } from '@tanstack/react-query';
import { sum } from '@wayline/core/base/sum';
import { useState } from 'react';
import type { BankRow, DecisionDraft } from '../bank-queries';
import { nearEntriesQuery } from './near-entries-query';

/** The entries of the books that a person says a movement is. */
export const useFound = (row: BankRow, isAsked: boolean) => {
  const query = useQuery({ ...nearEntriesQuery(row), enabled: isAsked });
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = (query.data ?? []).filter(({ entry_id }) => ids.includes(entry_id));
  const together = sum(chosen.map(({ amount }) => amount));
  return {
    query,
    ids,
    together,
    isReady: chosen.length > 0 && together === row.amount,
    tick: (id: string, on: boolean) => setIds((before) => (on ? [...before, id] : before.filter((one) => one !== id))),
    toDecision: (): DecisionDraft => ({
      as: 'found',
      entries: chosen.map(({ entry_id, entry_date }) => ({ entry_id, entry_date })),
    }),
  };
};
export type Found = ReturnType<typeof useFound>;
