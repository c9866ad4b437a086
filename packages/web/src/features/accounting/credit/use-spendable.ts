import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { usePermission } from '../../../lib/use-permission';
import { clientCreditsQuery } from './credit-queries';
import { listSpendable } from './spendable';

/** The credits that a client can pay with in a currency, soonest to expire first; none while nobody is chosen. */
export const useSpendable = (client: ClientId | undefined, currency: string) => {
  const views = usePermission('View Payments');
  const { data } = useQuery({
    ...clientCreditsQuery(client ?? ('' as ClientId)),
    enabled: Boolean(client) && views,
  });
  return listSpendable(data?.credits ?? [], currency);
};
