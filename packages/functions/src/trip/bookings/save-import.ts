import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingFromDraft } from '@wayline/core/areas/trip/bookings/booking-from-draft';
import {
  createBooking,
  type NewBooking,
  numberBookings,
  rememberImport,
} from '@wayline/core/areas/trip/bookings/booking-writes';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { linkTravelers } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { linkSuppliers } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { updatedByImport } from '@wayline/core/areas/trip/bookings/updated-by-import';
import { readTravelers } from '@wayline/core/areas/trip/trips/people/read-travelers';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/**
 * Saves reviewed drafts: new ones as bookings with source `by_import`, the others over the booking they were matched with. All of
 * them or none. Source: R-TRIP-073.
 */
export const handler = endpoint(bookingsContracts['book.imports.save'], async ({ input, actor, db, deps, commit }) => {
  const { trip_id, drafts } = input;
  const now = deps.now();
  const today = now.slice(0, 10);
  const matched = drafts.flatMap((d) => d.booking_id ?? []);
  if (new Set(matched).size < matched.length) {
    return refuse('request.invalid', {
      issues: [{ path: 'drafts', message: 'Two drafts match the same booking. Keep one.' }],
    });
  }
  const known = drafts.flatMap((d) => (d.booking_id ? [{ def: Bookings, key: { trip_id, id: d.booking_id } }] : []));
  const [read, travelers] = await Promise.all([
    known.length ? db.getMany(known) : [],
    drafts.some(({ draft }) => draft.travelers.length > 0) ? readTravelers(db, trip_id) : [],
  ]);
  const existing = new Map(read.flatMap((b) => (b ? [[b.id, b] as const] : [])));
  const [added, saved]: [NewBooking[], { before: Booking; after: NewBooking }[]] = [[], []];
  for (const { draft, booking_id, version } of drafts) {
    if (!booking_id) {
      added.push({
        ...linkTravelers(withAirportZones(bookingFromDraft(draft, today)), travelers),
        id: deps.newId('booking'),
        trip_id,
        source: 'by_import',
        created_by: actor.name,
      });
      continue;
    }
    const before = existing.get(booking_id);
    if (!before) return refuse('record.missing');
    if (version !== undefined && version !== before.version) return refuse('record.stale', { current: before });
    const updated = withAirportZones(updatedByImport(before, draft, today));
    // A confirmation that names nobody leaves the people of the booking as they are, also where they wait for their ids.
    const linked = draft.travelers.length > 0 ? linkTravelers(updated, travelers) : updated;
    saved.push({ before, after: linked });
  }
  const sources = new Map(drafts.map((d, i) => [d.booking_id ?? i, d.draft]));
  const newDrafts = drafts.filter((d) => !d.booking_id).map((d) => d.draft);
  const supplied = await linkSuppliers<NewBooking>(db, [...added.map((after) => ({ after })), ...saved], today);
  if (!supplied.ok) return supplied;
  const numbered = await numberBookings(db, supplied.value.slice(0, added.length));
  const created = numbered.map((booking) => createBooking(db, { id: trip_id }, booking));
  const changed = saved.map(({ before, after }, i) =>
    db.save(Bookings, before, supplied.value[added.length + i] ?? after),
  );
  const bookings = [...created, ...changed].map(({ after }) => after);
  return commit({
    writes: [
      ...created,
      ...created.map(({ after }, i) => rememberImport(db, after, newDrafts[i], now)),
      ...changed.flatMap((save) => [save, rememberImport(db, save.after, sources.get(save.after.id), now)]),
    ],
    audit: { changes: { added: added.length, updated: saved.length } },
    events: [bookingsEvents.imported({ trip_id, id: bookings[0]?.id ?? trip_id, count: bookings.length })],
    answer: { bookings },
  });
});
