import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import type { TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { call } from '../../../../lib/api';
import { ApiError } from '../../../../lib/api-error';
import { markDeleting } from '../../../../lib/being-deleted';
import { PATHS } from '../../../../lib/paths';
import { notify } from '../../../../lib/toast-store';
import { confirm } from '../../../../ui/confirm-dialog';
import { notifyError } from '../../../../ui/notify-error';
import { TRIP_STATUS_WORDS } from '../../../../ui/trip-status-words';

type Trip = Pick<TripRow, 'id' | 'trip_name'>;
export type Act = { trip: Trip; onChanged: () => Promise<unknown> };

/** Asks before trips are deleted, and says what goes and what can be brought back. */
export const mayDelete = (trips: number) =>
  confirm({
    title: `Delete ${countOf(trips, 'trip')}?`,
    text: 'Bookings, travelers and itineraries are deleted too, and client links stop working. You can restore a deleted trip, with everything in it, for 30 days.',
    confirm: 'Yes, delete it!',
    danger: true,
  });

/** Takes a cancellation back. Source: R-TRIP-153. */
export const restoreTrip = async ({ trip, onChanged }: Act): Promise<void> => {
  const answer = await call('trips.restore', { id: trip.id });
  notify({
    kind: 'success',
    title: `${trip.trip_name} is ${TRIP_STATUS_WORDS[answer.trip.trip_status].toLowerCase()} again`,
  });
  await onChanged();
};

const CALLS = { archive: 'trips.archive', unarchive: 'trips.unarchive', remove: 'trips.delete' } as const;
/** Does to one trip what lists do to many; what kept it from being done is thrown. */
const change = async (what: keyof typeof CALLS, id: TripId) => {
  const { outcomes } = await call(CALLS[what], { ids: [id] });
  const why = outcomes.find(({ done }) => !done)?.why;
  if (why !== undefined) throw new ApiError(404, { error: { code: 'record.missing', message: why } });
};

/** Puts a trip away, or takes it back, and offers the opposite. */
export const archiveTrip = async ({ trip, onChanged }: Act, away: boolean): Promise<void> => {
  await change(away ? 'archive' : 'unarchive', trip.id);
  const undo = () => void archiveTrip({ trip, onChanged }, !away).catch(notifyError);
  notify({ kind: 'success', title: `${trip.trip_name} ${away ? 'archived' : 'unarchived'}`, undo });
  await onChanged();
};

type Leaving = Act & { go: (to: string) => void };
/** Leaves the page of a trip that is deleted, and offers to bring it back. */
const leave = ({ trip, onChanged, go }: Leaving, back: () => void) => {
  const bringBack = async () => {
    await call('trips.deleted.restore', { id: trip.id });
    back();
    go(PATHS.planner(trip.id));
    await onChanged();
  };
  go(PATHS.trips());
  notify({ kind: 'success', title: `${trip.trip_name} deleted`, undo: () => void bringBack().catch(notifyError) });
};

/** Deletes a trip, once the advisor has said so, leaves its page, and offers to bring it back. */
export const deleteTrip = async (leaving: Leaving): Promise<void> => {
  if (!(await mayDelete(1))) return;
  const { gone, back } = markDeleting(leaving.trip.id);
  try {
    await change('remove', leaving.trip.id);
  } catch (refused) {
    back();
    throw refused;
  }
  leave(leaving, back);
  await leaving.onChanged().finally(gone);
};
