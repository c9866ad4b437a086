import { toActor } from '@wayline/core/access/actor';
import { PEOPLE, Users } from '@wayline/core/access/people.records';
import { checkClaimable, decidersAmong } from '@wayline/core/areas/trip/booking-lists/claim-rules';
import type { UnclaimedBooking } from '@wayline/core/areas/trip/booking-lists/unclaimed';
import { claimRequested } from '@wayline/core/areas/trip/booking-lists/unclaimed.events';
import { ClaimRequests, UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Asks for a booking. Everyone who can decide is told. */
export const handler = endpoint(
  bookingListsContracts['book.claims.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { booking_id, trip_id, note } = input;
    const [[found, trip], people] = await Promise.all([
      db.getMany([
        { def: UnclaimedBookings, key: { id: booking_id } },
        { def: Trips, key: { id: trip_id } },
      ]) as Promise<[UnclaimedBooking | undefined, Trip | undefined]>,
      db.readPartition(PEOPLE, { users: Users }),
    ]);
    if (!found || !trip) return refuse('record.missing');
    const free = checkClaimable(found);
    if (!free.ok) return free;
    const now = deps.now();
    const deciders = people.users.filter((u) => u.is_active).map((user) => toActor(user, actor.company, now));
    const claim = db.create(
      ClaimRequests,
      {
        id: deps.newId('claim'),
        booking_id,
        booking_title: found.booking.title,
        booking_type: found.booking.booking_type,
        start_date: bookingSpan(found.booking)?.first,
        trip_id,
        trip_code: trip.code,
        trip_name: trip.trip_name,
        note,
        requested_by: actor.user_id,
        requester_name: actor.name,
        requested_at: now,
        status: 'pending',
      },
      { as: (made) => claimRequested({ ...made, deciders: decidersAmong(deciders, actor.user_id) }) },
    );
    return commit({
      writes: [
        db.change(UnclaimedBookings, found, { ...found, claim_id: claim.after.id, claimed_by_name: actor.name }),
        claim,
      ],
      answer: { claim: claim.after },
    });
  },
);
