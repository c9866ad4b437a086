import { defaultCurrency } from '@wayline/core/access/session-user';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../../../lib/session';
import { usePermission } from '../../../../lib/use-permission';
import type { OpenEntry } from '../use-entry-actions';
import type { PlannedTrip } from '../use-trip';

const BookingEditor = lazy(async () => ({
  default: (await import('../../bookings/components/booking-editor')).BookingEditor,
}));
const ReminderDialog = lazy(async () => ({ default: (await import('../reminders/reminder-dialog')).ReminderDialog }));
const StatusDialog = lazy(async () => ({
  default: (await import('../../bookings/components/status-dialog')).StatusDialog,
}));
const CommissionSplitDialog = lazy(async () => ({
  default: (await import('../../pricing/commission-split')).CommissionSplitDialog,
}));
const CancellationDrawer = lazy(async () => ({
  default: (await import('../../bookings/components/cancellation-drawer')).CancellationDrawer,
}));

type Props = { whole: PlannedTrip; open: OpenEntry | undefined; onClose: () => void; onSaved: () => Promise<void> };

const leadOf = ({ travelers }: PlannedTrip) =>
  travelers.find((t) => t.client_type === 'lead_client') ?? travelers.find((t) => t.is_traveler);

/** A booking as colleagues have left it; one that is gone as it was opened. */
const asItStands = ({ bookings }: PlannedTrip, opened: Booking) =>
  bookings.find(({ id }) => id === opened.id) ?? opened;

/**
 * The dialog that an entry of the planner has opened, if any; by its address a cancellation, `?cancel=<booking>` (G-018), or for those who may
 * edit it a booking, `?booking=<booking>`.
 */
export const PlannerDialogs = ({ whole, open, onClose, onSaved }: Props) => {
  const user = useSignedInUser();
  const [query, setQuery] = useSearchParams();
  const mayEdit = usePermission('Edit Reservations');
  const asked = (name: 'cancel' | 'booking') => whole.bookings.find(({ id }) => id === query.get(name));
  const done = (name: 'cancel' | 'booking') =>
    setQuery(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true },
    );
  const cancelling = asked('cancel');
  const editing = mayEdit ? asked('booking') : undefined;
  const editor = {
    tripId: whole.trip.id,
    currency: defaultCurrency(user),
    travelers: whole.travelers,
    preferences: whole.trip.preferences,
    onSaved,
  };
  return (
    <Suspense fallback={null}>
      {open?.kind === 'edit' && (
        <BookingEditor
          {...editor}
          booking={open.booking && asItStands(whole, open.booking)}
          day={open.day}
          start={open.start}
          onClose={onClose}
        />
      )}
      {editing && !open && <BookingEditor {...editor} booking={editing} day="" onClose={() => done('booking')} />}
      {open?.kind === 'status' && (
        <StatusDialog booking={asItStands(whole, open.booking)} onClose={onClose} onSaved={onSaved} />
      )}
      {open?.kind === 'split' && (
        <CommissionSplitDialog tripId={whole.trip.id} bookingId={open.booking.id} onClose={onClose} />
      )}
      {open?.kind === 'remind' && (
        <ReminderDialog
          booking={asItStands(whole, open.booking)}
          reminder={open.reminder}
          to={leadOf(whole)?.email ?? user.email}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
      {cancelling && <CancellationDrawer booking={cancelling} onClose={() => done('cancel')} onSaved={onSaved} />}
    </Suspense>
  );
};
