import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { StatusBadge, type Tone } from '../../../../ui/status-badge';

type Status = Booking['reservation_status'];

/** Agreed is green, waiting amber, off red; a plan that nobody has answered yet has no colour. */
const TONES: Partial<Record<Status, Tone>> = {
  Booked: 'success',
  Paid: 'success',
  'Client Approved (Confirmed)': 'success',
  'On Hold': 'warning',
  'On Request': 'warning',
  Unavailable: 'warning',
  'Client Not Approved (Unconfirmed)': 'warning',
  Cancelled: 'error',
  Rejected: 'error',
};

/** How a reservation stands, the same on every screen. Source: R-TRIP-107. */
export const ReservationStatus = ({ status }: { status: Status }) => (
  <StatusBadge tone={TONES[status]}>{status}</StatusBadge>
);
