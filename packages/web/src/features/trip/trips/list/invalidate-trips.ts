import type { QueryClient } from '@tanstack/react-query';

/** What shows trips beside the trip itself, made old. */
export const invalidateTrips = (client: QueryClient) =>
  Promise.all([['table', 'trips'], ['trips'], ['dashboard']].map((queryKey) => client.invalidateQueries({ queryKey })));
