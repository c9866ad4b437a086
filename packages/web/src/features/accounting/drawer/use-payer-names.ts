import { useQueries } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { fullName } from '@wayline/core/base/full-name';
import { usePermission } from '../../../lib/use-permission';
import { clientProfile } from '../../clients/public';
import type { Invoice } from '../invoice-queries';

/** What those who pay an invoice are called, in their order: as they were when it was issued, and of a draft as they are now. */
export const usePayerNames = ({ payers, shares, client }: Invoice): string[] => {
  const views = usePermission('View Client Profiles');
  const asked: ClientId[] = shares.length > 0 ? [] : [...new Set(payers.map(({ client_id }) => client_id))];
  const found = useQueries({
    queries: asked.map((id) => ({ ...clientProfile(id), enabled: views && id !== client.id })),
  });
  const names = new Map<string, string>([
    ...found.flatMap(({ data }): [string, string][] => (data ? [[data.client.id, fullName(data.client)]] : [])),
    [client.id, client.name],
  ]);
  return payers.map(
    ({ id, client_id }) => shares.find(({ payer_id }) => payer_id === id)?.name ?? names.get(client_id) ?? 'Client',
  );
};
