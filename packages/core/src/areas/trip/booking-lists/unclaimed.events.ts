import * as z from 'zod';
import { BookingId, ClaimId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced, toCompanyBookings } from '../../live/public';
import { toBooking } from '../trip-announcements';

const CLAIM = { id: ClaimId, trip_id: TripId, trip_code: z.string(), trip_name: z.string(), booking_title: z.string() };

export const unclaimedImported = defineAnnounced('unclaimed.imported', { bookings: z.array(BookingId) }, (f) =>
  toCompanyBookings(f, f.bookings[0] ?? '', `${f.actor} imported bookings without a trip`),
);
export const unclaimedDeleted = defineAnnounced('unclaimed.deleted', { id: BookingId }, (f) =>
  toCompanyBookings(f, f.id, `${f.actor} deleted an unclaimed booking`),
);
/** Tells those who may decide it. */
export const claimRequested = defineAnnounced(
  'claim.requested',
  { ...CLAIM, note: z.string().optional(), deciders: z.array(UserId) },
  (f) => ({
    ...toCompanyBookings(f, f.id, `${f.actor} asks for ${f.booking_title}`),
    body: `For ${f.trip_code} ${f.trip_name}${f.note ? `: ${f.note}` : ''}`,
    link: '/claim_requests',
    trip_id: f.trip_id,
    notify: f.deciders,
  }),
);

const DECIDED = { ...CLAIM, booking_id: BookingId, requested_by: UserId };
const toRequester = (
  f: { trip_id: TripId; booking_id: BookingId; company_id: string; requested_by: UserId },
  title: string,
) => {
  const said = toBooking({ trip_id: f.trip_id, id: f.booking_id }, title);
  return { ...said, channels: [...said.channels, `company.${f.company_id}`], notify: [f.requested_by] };
};
export const claimApproved = defineAnnounced('claim.approved', DECIDED, (f) => ({
  ...toRequester(f, `${f.actor} approved your claim of ${f.booking_title}`),
  body: `It is now in ${f.trip_code} ${f.trip_name}.`,
  link: `/trips/${f.trip_id}/planner`,
}));
export const claimRejected = defineAnnounced('claim.rejected', { ...DECIDED, reason: z.string().optional() }, (f) => ({
  ...toRequester(f, `${f.actor} rejected your claim of ${f.booking_title}`),
  body: f.reason,
  link: '/claim_requests',
}));
