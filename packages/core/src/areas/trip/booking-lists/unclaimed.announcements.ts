import { type Announcer, announce, type Fact, toCompanyBookings } from '../../live/public';
import { toBookingAndCompany } from '../announce-in-trip';
import { claimApproved, claimRejected, claimRequested, unclaimedDeleted, unclaimedImported } from './unclaimed.events';

const toRequester = (f: Fact<typeof claimApproved>, decided: string) => ({
  ...toBookingAndCompany({ ...f, id: f.booking_id }, `${f.actor} ${decided} your claim for ${f.booking_title}`),
  notify: [f.requested_by],
});

export const unclaimedAnnouncers: readonly Announcer[] = [
  announce(unclaimedImported, (f) =>
    toCompanyBookings(f, f.bookings[0] ?? '', `${f.actor} imported bookings without a trip`),
  ),
  announce(unclaimedDeleted, (f) => toCompanyBookings(f, f.id, `${f.actor} deleted an unclaimed booking`)),
  // Tells those who may decide it.
  announce(claimRequested, (f) => ({
    ...toCompanyBookings(f, f.id, `${f.actor} requested ${f.booking_title}`),
    body: `For ${f.trip_code} ${f.trip_name}${f.note ? `: ${f.note}` : ''}`,
    link: '/claim_requests',
    trip_id: f.trip_id,
    notify: f.deciders,
  })),
  announce(claimApproved, (f) => ({
    ...toRequester(f, 'approved'),
    body: `It's now in ${f.trip_code} ${f.trip_name}.`,
    link: `/trips/${f.trip_id}/planner`,
  })),
  announce(claimRejected, (f) => ({ ...toRequester(f, 'rejected'), body: f.reason, link: '/claim_requests' })),
];
