import { NativeSelect } from '@chakra-ui/react';
import { type TripStatus as Status, TRIP_STATUSES } from '@wayline/core/areas/trip/trips/trip-types';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { TRIP_STATUS_WORDS } from '../../../../ui/trip-status-words';
import { useChangeTrip } from '../use-change-trip';
import type { PlannedTrip } from '../use-trip';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** The state of a trip, changed where it is read. Source: R-TRIP-108. */
export const TripStatus = ({ whole, onChanged }: Props) => {
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const mayEdit = usePermission('Edit Trips');
  const change = useChangeTrip(whole, onChanged);
  const shown = change.isPending ? (change.variables.trip_status ?? whole.trip.trip_status) : whole.trip.trip_status;
  return (
    <NativeSelect.Root size="xs" width="auto" disabled={change.isPending || !mayEdit}>
      <NativeSelect.Field
        aria-label="Trip status"
        value={shown}
        fontWeight="600"
        onChange={(e) => allowed(() => change.mutate({ trip_status: e.target.value as Status }))()}
      >
        {TRIP_STATUSES.map((status) => (
          <option key={status} value={status}>
            {TRIP_STATUS_WORDS[status]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
