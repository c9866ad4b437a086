import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { Institutions } from '@wayline/core/areas/institutions/public';
import { toNameKey } from '@wayline/core/areas/institutions/public-schemas';
import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { canBe } from '@wayline/core/areas/trip/bookings/suppliers/can-be-in-role';
import { linkSuppliers } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { supplierNamesContracts } from '@wayline/core/areas/trip/bookings/suppliers/supplier-names.contract';
import { SUPPLIER_ROLES } from '@wayline/core/areas/trip/bookings/suppliers/supplier-roles';
import {
  UNLINKED_NAMES,
  type UnlinkedName,
  UnlinkedNames,
} from '@wayline/core/areas/trip/bookings/suppliers/unlinked-name.records';
import { readDeletedTripIds } from '@wayline/core/areas/trip/trips/read-deleted-trip-ids';
import { groupBy } from '@wayline/core/base/group-by';
import { refuse } from '@wayline/core/base/result';
import { sortKey } from '@wayline/core/store/keys';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Bookings that one transaction links: each may take four writes and the entries of its trip. */
const AT_ONCE = 15;

const idOfBooking = ({ trip_id, booking_id }: UnlinkedName) => `${trip_id} ${booking_id}`;

export const handler = endpoint(
  supplierNamesContracts['book.supplier-names.link'],
  ({ input, actor, db, deps, commit }) =>
    retryOnConflict(async () => {
      const { name_key, supplier_id } = input;
      const at = { prefix: sortKey(name_key, ''), consistent: true };
      const [supplier, deleted, { items }] = await Promise.all([
        db.get(Institutions, { id: supplier_id }),
        readDeletedTripIds(db),
        db.readPartition(UNLINKED_NAMES, { items: UnlinkedNames }, at),
      ]);
      if (!supplier || supplier.deleted_at) return refuse('record.missing');
      const roles = SUPPLIER_ROLES.filter((role) => canBe(role, supplier));
      const waiting = groupBy(
        items.filter(({ role, trip_id }) => !deleted.has(trip_id) && roles.some((one) => one.role === role)),
        idOfBooking,
      );
      const some = [...waiting.values()].slice(0, AT_ONCE);
      const bookings = await db.getMany(
        some.flatMap(([one]) => (one ? [{ def: Bookings, key: { trip_id: one.trip_id, id: one.booking_id } }] : [])),
        true,
      );
      const saves = bookings.flatMap((before) => {
        // One that was saved since its name was read may have another name, or its supplier.
        const named = roles.filter(
          ({ id, name }) => before && !before[id] && toNameKey(before[name] ?? '') === name_key,
        );
        if (!before || named.length === 0) return [];
        const ids = Object.fromEntries(named.map(({ id }) => [id, supplier_id]));
        return [{ before, after: { ...before, ...ids } }];
      });
      const answer = { linked: saves.length, left: waiting.size - some.length };
      const linked = await linkSuppliers(db, saves, deps.now().slice(0, 10));
      if (!linked.ok) return linked;
      const [first, ...others] = groupBy(linked.value, ({ trip_id }) => trip_id);
      if (!first) return commitUnchanged({ actor, commit }, 'bookings.unchanged', answer);
      const entryOf = ([subject, those]: typeof first) => ({
        subject,
        changes: { name: supplier.name, bookings: those.map(({ id }) => id) },
      });
      const factOf = ([trip_id, [one, ...rest]]: typeof first) =>
        bookingsEvents.supplier_linked({ trip_id, id: one?.id ?? trip_id, count: rest.length + 1 });
      return commit({
        writes: saves.map(({ before }, i) => db.save(Bookings, before, linked.value[i] ?? before)),
        audit: entryOf(first),
        further_audits: others.map(entryOf),
        events: [factOf(first), ...others.map(factOf)],
        answer,
      });
    }),
);
