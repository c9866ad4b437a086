import { queryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallOutput, call } from '../../lib/api';

export type Profile = CallOutput<'crm.individuals.get'>;
export type ClientRecord = Profile['client'];
export type ClientNote = Profile['notes'][number];
export type ShownDocument = Profile['documents'][number];

/** A client with everything their profile shows. */
export const clientQuery = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', id] as const,
    queryFn: ({ signal }) => call('crm.individuals.get', { id }, { signal, onMissing: 'stay' }),
  });
