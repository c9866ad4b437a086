import { useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../../lib/api';
import { invalidateClients } from '../client-queries';
import { type ClientRecord, clientQuery } from '../client-query';

type Input = CallInput<'crm.individuals.update'>;
type Fields = Omit<Input, 'id' | 'version' | 'was'>;
export type ClientEdit = { changes: Fields; was: Fields };

/** Saves fields of a client, begun from a version of the record, and shows what became of it. */
export const useSaveClient = () => {
  const cache = useQueryClient();
  return async ({ id, version }: Pick<ClientRecord, 'id' | 'version'>, { changes, was }: ClientEdit) => {
    const { client } = await call('crm.individuals.update', { ...changes, was, id, version }, { onMissing: 'stay' });
    cache.setQueryData(clientQuery(id).queryKey, (known) =>
      known && known.client.version < client.version ? { ...known, client } : known,
    );
    void invalidateClients(cache);
    return client;
  };
};
