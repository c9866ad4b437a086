import { InstitutionRows, LISTS } from '@wayline/core/areas/institutions/public';
import { supplierNamesContracts } from '@wayline/core/areas/trip/bookings/suppliers/supplier-names.contract';
import { UNLINKED_NAMES, UnlinkedNames } from '@wayline/core/areas/trip/bookings/suppliers/unlinked-name.records';
import { gatherWaitingNames } from '@wayline/core/areas/trip/bookings/suppliers/waiting-names';
import { readDeletedTripIds } from '@wayline/core/areas/trip/trips/read-deleted-trip-ids';
import { ok } from '@wayline/core/base/result';
import { fullPage, wholeList } from '@wayline/core/store/full-page';
import { endpoint } from '../../kernel/endpoint';

/** Names on bookings that are looked at, and gathered names that are answered, at once; the others come when these are done. */
const [LOOKED_AT, ANSWERED] = [5000, 200];

export const handler = endpoint(supplierNamesContracts['book.supplier-names.list'], async ({ db }) => {
  const [deleted, { items, cursor }, ...institutions] = await Promise.all([
    readDeletedTripIds(db),
    fullPage({
      size: LOOKED_AT,
      cursor: undefined,
      next: (from, limit) => db.listPartition(UnlinkedNames, { partition: UNLINKED_NAMES }, { cursor: from, limit }),
      matches: () => true,
    }),
    ...Object.values(LISTS).map((list) => wholeList((from) => db.listRows(list, InstitutionRows, { cursor: from }))),
  ]);
  const waiting = items.filter(({ trip_id }) => !deleted.has(trip_id));
  const { names, more } = gatherWaitingNames(waiting, institutions.flat(), ANSWERED);
  return ok({ names, more: more || cursor !== undefined });
});
