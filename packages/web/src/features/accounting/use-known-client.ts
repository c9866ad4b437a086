import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { usePermission } from '../../lib/use-permission';
import { type ClientChoice, clientProfile, toClientChoice } from '../clients/public';

/** A client of whom a document says only what they are called; `useKnownClient` finds the rest. */
export const toNamedClient = (id: ClientId, name: string): ClientChoice => ({
  ...{ id, first_name: name, last_name: '', ind_code: '' },
});

/** A client as they are known by now: documents keep names alone. */
export const useKnownClient = (client: ClientChoice | undefined): ClientChoice | undefined => {
  const views = usePermission('View Client Profiles');
  const isPartly = client !== undefined && client.ind_code === '';
  const { data } = useQuery({ ...clientProfile(client?.id ?? ('' as ClientId)), enabled: isPartly && views });
  return isPartly && data ? toClientChoice(data.client) : client;
};
