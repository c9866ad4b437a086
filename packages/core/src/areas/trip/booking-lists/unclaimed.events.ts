import * as z from 'zod';
import { BookingId, UserId } from '../../../base/ids';
import { defineAnnounced, type Fact, toCompanyBookings } from '../../live/public';
import { toBookingAndCompany } from '../trip-announcements';
import { ClaimRequest } from './unclaimed';

export const unclaimedImported = defineAnnounced('unclaimed.imported', { bookings: z.array(BookingId) }, (f) =>
  toCompanyBookings(f, f.bookings[0] ?? '', `${f.actor} imported bookings without a trip`),
);
export const unclaimedDeleted = defineAnnounced('unclaimed.deleted', { id: BookingId }, (f) =>
  toCompanyBookings(f, f.id, `${f.actor} deleted an unclaimed booking`),
);

const { id, booking_id, booking_title, trip_id, trip_code, trip_name, note, reason, requested_by } = ClaimRequest.shape;
const CLAIM = { id, booking_id, booking_title, trip_id, trip_code, trip_name, note, reason, requested_by };
/** Tells those who may decide it. */
export const claimRequested = defineAnnounced('claim.requested', { ...CLAIM, deciders: z.array(UserId) }, (f) => ({
  ...toCompanyBookings(f, f.id, `${f.actor} requested ${f.booking_title}`),
  body: `For ${f.trip_code} ${f.trip_name}${f.note ? `: ${f.note}` : ''}`,
  link: '/claim_requests',
  trip_id: f.trip_id,
  notify: f.deciders,
}));
const toRequester = (f: Fact<typeof CLAIM>, decided: string) => ({
  ...toBookingAndCompany({ ...f, id: f.booking_id }, `${f.actor} ${decided} your claim for ${f.booking_title}`),
  notify: [f.requested_by],
});
export const claimApproved = defineAnnounced('claim.approved', CLAIM, (f) => ({
  ...toRequester(f, 'approved'),
  body: `It's now in ${f.trip_code} ${f.trip_name}.`,
  link: `/trips/${f.trip_id}/planner`,
}));
export const claimRejected = defineAnnounced('claim.rejected', CLAIM, (f) => ({
  ...toRequester(f, 'rejected'),
  body: f.reason,
  link: '/claim_requests',
}));
