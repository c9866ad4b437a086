import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BankRow, suggestionsQuery } from './bank-queries';

/** What a line most likely is, the likeliest first. What was known stays until the lines are read again. */
export const useSuggestions = ({ id, batch, state }: BankRow) => {
  const { data, error, isLoading, refetch } = useQuery({
    ...suggestionsQuery(batch),
    enabled: batch.ids.length > 0 && state === 'open',
    placeholderData: keepPreviousData,
    select: (all) => all[id] ?? [],
  });
  return { suggestions: data ?? [], error, isLoading, refetch };
};
