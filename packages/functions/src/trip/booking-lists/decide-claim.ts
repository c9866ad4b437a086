import { checkDecision } from '@wayline/core/areas/trip/booking-lists/claim-rules';
import { claimApproved, claimRejected } from '@wayline/core/areas/trip/booking-lists/unclaimed.events';
import { ClaimRequests, UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { createBooking, numberBooking, rememberImport } from '@wayline/core/areas/trip/bookings/booking-writes';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { linkSentPeople } from '@wayline/core/areas/trip/trips/people/link-sent-people';
import { ok, refuse } from '@wayline/core/base/result';
import type { Write } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

/** Approval moves the booking into its trip, with what it was read from, in the same transaction; rejection gives it back to all. */
export const handler = endpoint(
  bookingListsContracts['book.claims.decide'],
  async ({ input, actor, db, deps, commit }) => {
    const { id, approve, reason } = input;
    const { table } = deps;
    const claim = await db.get(ClaimRequests, { id });
    if (!claim) return refuse('record.missing');
    const decidable = checkDecision(claim, approve, reason);
    if (!decidable.ok) return decidable;
    const { booking_id, trip_id } = claim;
    const unclaimed = await db.get(UnclaimedBookings, { id: booking_id }, true);
    if (!unclaimed) return refuse('record.missing');
    const confirmed = approve ? mayConfirm(actor, {}, unclaimed.booking) : ok(undefined);
    if (!confirmed.ok) return confirmed;
    const now = deps.now();
    const status = approve ? ('approved' as const) : ('rejected' as const);
    const at = { company: actor.company_id, trip: trip_id };
    const [draft = unclaimed.booking] = approve ? await linkSentPeople(table, at, [unclaimed.booking]) : [];
    const supplied = await linkSupplier(db, { after: draft }, now.slice(0, 10));
    if (!supplied.ok) return supplied;
    const booking = {
      ...supplied.value,
      id: booking_id,
      trip_id,
      source: 'by_import' as const,
      created_by: claim.requester_name,
    };
    const decision = { status, reason, decider_name: actor.name, decided_at: now };
    const decided = db.save(ClaimRequests, claim, { ...claim, ...decision });
    const writes: Write[] = [decided];
    if (approve) {
      const created = createBooking(db, { id: trip_id }, await numberBooking(db, booking));
      const source = rememberImport(db, created.after, unclaimed.draft, now);
      writes.push(db.deleteIfUnchanged(UnclaimedBookings, unclaimed, ['version']), created, source);
    } else {
      const free = { ...unclaimed, claim_id: undefined, claimed_by_name: undefined };
      writes.push(db.change(UnclaimedBookings, unclaimed, free));
    }
    return commit({
      writes,
      events: [approve ? claimApproved(claim) : claimRejected({ ...claim, reason })],
      answer: { claim: decided.after },
    });
  },
);
