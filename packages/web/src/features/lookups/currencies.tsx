import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** Fetched once and kept as long as the app is open. Source: R-SHELL-268. */
export const currenciesQuery = queryOptions({
  queryKey: ['lookups', 'currencies'],
  queryFn: async ({ signal }) => (await call('lookups.currencies.list', {}, { signal, onMissing: 'stay' })).currencies,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** The currencies in use; none where they cannot be had, which leaves a code to be typed. Source: R-SHELL-269. */
export const useCurrencies = () => useQuery(currenciesQuery).data ?? [];

/** What a field for a currency's code suggests; the field names it by `list`. */
export const CurrencyList = ({ id }: { id: string }) => (
  <datalist id={id}>
    {useCurrencies().map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </datalist>
);
