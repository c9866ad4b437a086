import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { usePermission } from '../../lib/use-permission';
import { SectionFrame } from '../../ui/record/section-frame';
import { ClientTrips } from './client-trips';

export const TRIPS_SECTION = { id: 'trips', title: 'Trips' } as const;

/** The trips of a client within their profile, for whoever may see trips. */
export const TripsSection = ({ clientId }: { clientId: ClientId }) => {
  const sees = usePermission('View Trips');
  if (!sees) return null;
  return (
    <SectionFrame {...TRIPS_SECTION}>
      <ClientTrips clientId={clientId} />
    </SectionFrame>
  );
};
