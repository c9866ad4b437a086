import { checkDecision } from '@wayline/core/areas/trip/booking-lists/claim-rules';
import { claimApproved, claimRejected } from '@wayline/core/areas/trip/booking-lists/unclaimed.events';
import { ClaimRequests, UnclaimedBookings } from '@wayline/core/areas/trip/booking-lists/unclaimed.records';
import { bookingChanges } from '@wayline/core/areas/trip/bookings/booking-changes';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { linkSentPeople } from '@wayline/core/areas/trip/trips/people/link-sent-people';
import { ok, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { type Write, writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

/** Approval moves the booking into its trip, with what it was read from, in the same transaction; rejection gives it back to all. */
export const handler = endpoint(bookingListsContracts['book.claims.decide'], async ({ input, actor, deps, commit }) => {
  const { id, approve, reason } = input;
  const { table } = deps;
  const claim = await getRecord(table, actor.company_id, ClaimRequests, { id });
  if (!claim) return refuse('record.missing');
  const decidable = checkDecision(claim, approve, reason);
  if (!decidable.ok) return decidable;
  const { booking_id, trip_id } = claim;
  const unclaimed = await getRecord(table, actor.company_id, UnclaimedBookings, { id: booking_id });
  if (!unclaimed) return refuse('record.missing');
  const confirmed = approve ? mayConfirm(actor, {}, unclaimed.booking) : ok(undefined);
  if (!confirmed.ok) return confirmed;
  const now = deps.now();
  const w = writesFor(table, actor.company_id);
  const status = approve ? ('approved' as const) : ('rejected' as const);
  const decided = { ...claim, status, reason, decider_name: actor.name, decided_at: now, version: claim.version + 1 };
  const at = { company: actor.company_id, trip: trip_id };
  const [draft = unclaimed.booking] = approve ? await linkSentPeople(table, at, [unclaimed.booking]) : [];
  const booking = {
    ...draft,
    id: booking_id,
    trip_id,
    source: 'by_import' as const,
    created_by: claim.requester_name,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  const changes = bookingChanges(table, actor.company_id);
  const moved: Write[] = approve
    ? [
        w.remove(UnclaimedBookings, { id: booking_id }),
        ...changes.add(trip_id, [booking]),
        ...changes.suppliers([booking]),
        changes.source(booking, unclaimed.draft, now),
      ]
    : [w.change(UnclaimedBookings, unclaimed, { ...unclaimed, claim_id: undefined, claimed_by_name: undefined })];
  return commit({
    writes: [w.change(ClaimRequests, claim, decided), ...moved],
    audit: { subject: trip_id, changes: { booking: booking_id, claim: id } },
    events: [approve ? claimApproved(claim) : claimRejected({ ...claim, reason })],
    answer: { claim: decided },
  });
});
