import { record } from '../../../store/record';
import { ClaimRequest, UNCLAIMED_HISTORY, UnclaimedBooking } from './unclaimed';
import { unclaimedDeleted } from './unclaimed.events';

export const UNCLAIMED = ['UNCLAIMED'] as const;
export const CLAIMS = ['CLAIMS'] as const;

/** What has no trip yet lies in a partition of its own, which is emptied by being worked on. */
export const UnclaimedBookings = record({
  name: 'unclaimed_booking',
  schema: UnclaimedBooking,
  key: ['id'],
  partition: () => UNCLAIMED,
  sort: (k) => [k.id],
  label: ({ booking }) => booking.title,
  history: () => UNCLAIMED_HISTORY,
  facts: { deleted: unclaimedDeleted },
});

export const ClaimRequests = record({
  name: 'claim_request',
  schema: ClaimRequest,
  key: ['id'],
  partition: () => CLAIMS,
  sort: (k) => [k.id],
  label: ({ booking_title }) => booking_title,
  // What was decided, by whom and when, the entry says itself.
  unaudited: ['trip_id', 'status', 'decider_name', 'decided_at'],
});
