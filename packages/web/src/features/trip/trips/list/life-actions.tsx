import { Button } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { restoreTrip } from './life-acts';

const CopyTripDialog = lazy(async () => ({ default: (await import('./copy-trip-dialog')).CopyTripDialog }));
const CancelTripDialog = lazy(async () => ({ default: (await import('./cancel-trip-dialog')).CancelTripDialog }));

type Trip = Pick<TripRow, 'id' | 'trip_name' | 'start_date' | 'trip_status'>;
type Props = {
  trip: Trip;
  onChanged: () => Promise<unknown>;
  /** Called when something was done. */
  onDone?: () => void;
};

/** Copying, cancelling and restoring one trip. Source: R-TRIP-108, R-TRIP-153. */
export const LifeActions = ({ trip, onChanged, onDone }: Props) => {
  const [asking, setAsking] = useState<'copy' | 'cancel'>();
  const edits = useGuardedAction('Edit Trips', 'edit trips');
  const cancels = useGuardedAction('Cancel Trips', 'cancel trips');
  const restores = useGuardedAction('Restore Trips', 'restore trips');
  const after = async () => {
    onDone?.();
    await onChanged();
  };
  return (
    <>
      <IfPermitted permission="Edit Trips">
        <Button size="xs" variant="outline" onClick={edits(() => setAsking('copy'))}>
          Copy
        </Button>
      </IfPermitted>
      {trip.trip_status === 'CANCELLED' ? (
        <IfPermitted permission="Restore Trips">
          <Button
            size="xs"
            variant="outline"
            onClick={restores(() => void restoreTrip({ trip, onChanged: after }).catch(notifyError))}
          >
            Restore
          </Button>
        </IfPermitted>
      ) : (
        <IfPermitted permission="Cancel Trips">
          <Button size="xs" variant="outline" onClick={cancels(() => setAsking('cancel'))}>
            Cancel trip
          </Button>
        </IfPermitted>
      )}
      <Suspense fallback={null}>
        {asking === 'copy' && <CopyTripDialog trip={trip} onClose={() => setAsking(undefined)} onCopied={after} />}
        {asking === 'cancel' && (
          <CancelTripDialog trip={trip} onClose={() => setAsking(undefined)} onCancelled={after} />
        )}
      </Suspense>
    </>
  );
};
