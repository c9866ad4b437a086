import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { fullName } from '@wayline/core/base/full-name';
import type { TripId } from '@wayline/core/base/ids';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '../../../lib/use-permission';
import { clientProfile } from '../../clients/public';
import { tripQueries } from '../../trip/public';

/** The client that the address names, by name. */
const useAskedClient = (isAsked: boolean) => {
  const id = useSearchParams()[0].get('client') as ClientId;
  const views = usePermission('View Client Profiles');
  const { data } = useQuery({ ...clientProfile(id), enabled: isAsked && views });
  return data && [{ id, name: fullName(data.client) }];
};
const useAskedTrip = (isAsked: boolean) => {
  const id = useSearchParams()[0].get('trip') as TripId;
  const { data } = useQuery({ ...tripQueries.one(id), enabled: isAsked });
  return data && [{ id, name: data.trip.trip_name }];
};

/** What links narrow the lists of accounting to: those of one client, or of one trip. */
export const LINKED_FILTERS = {
  client: {
    at: 'link',
    label: 'Client',
    emptyLabel: 'Any client',
    unknown: 'One client',
    useNames: useAskedClient,
  },
  trip: { at: 'link', label: 'Trip', emptyLabel: 'Any trip', unknown: 'One trip', useNames: useAskedTrip },
} as const;
