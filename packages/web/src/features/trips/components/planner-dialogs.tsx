import { useSignedInUser } from '../../../lib/session';
import { BookingEditor } from '../../bookings/components/booking-editor';
import type { OpenEntry } from '../use-entry-actions';
import type { PlannedTrip } from '../use-trip';
import { ReminderDialog } from './reminder-dialog';

type Props = { whole: PlannedTrip; open: OpenEntry | undefined; onClose: () => void; onSaved: () => Promise<void> };

const leadOf = ({ travelers }: PlannedTrip) =>
  travelers.find((t) => t.client_type === 'lead_client') ?? travelers.find((t) => t.is_traveler);

/** The dialog that an entry of the planner has opened, if any. */
export const PlannerDialogs = ({ whole, open, onClose, onSaved }: Props) => {
  const { currency_code, email } = useSignedInUser();
  if (open?.kind === 'edit') {
    return (
      <BookingEditor
        tripId={whole.trip.id}
        booking={open.booking}
        day={open.day}
        currency={currency_code ?? 'USD'}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  if (open?.kind === 'remind') {
    return (
      <ReminderDialog
        booking={open.booking}
        to={leadOf(whole)?.email ?? email ?? ''}
        onClose={onClose}
        onSaved={onSaved}
      />
    );
  }
  return null;
};
