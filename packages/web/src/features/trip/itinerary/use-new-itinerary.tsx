import type { TripId } from '@wayline/core/base/ids';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';

const NewItineraryDialog = lazy(async () => ({
  default: (await import('./components/new-itinerary-dialog')).NewItineraryDialog,
}));

/** The way to a new itinerary of a trip: what begins it, and its dialog, which stands wherever it is put. */
export const useNewItinerary = (tripId: TripId, tripName: string): { begin: () => void; dialog: ReactNode } => {
  const [open, setOpen] = useState(false);
  const allowed = useGuardedAction('Edit Client Itinerary', 'edit client itineraries');
  const dialog = open && (
    <Suspense fallback={null}>
      <NewItineraryDialog tripId={tripId} tripName={tripName} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { begin: allowed(() => setOpen(true)), dialog };
};
