import { queryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallInput, type CallOutput, call } from '../../../lib/api';

export type ClientCredits = CallOutput<'book.client-credits.list'>;
export type ClientCredit = ClientCredits['credits'][number];
export type CreditDraft = CallInput<'book.client-credits.grant'>;

/** The credits of a client, newest first, and what of them can be spent today. What makes payments old makes them old. */
export const clientCreditsQuery = (client: ClientId) =>
  queryOptions({
    queryKey: ['payments', 'credits', client] as const,
    queryFn: ({ signal }) => call('book.client-credits.list', { client_id: client }, { signal, onMissing: 'stay' }),
  });
