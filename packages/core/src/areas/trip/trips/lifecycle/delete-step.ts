import type { UserId } from '../../../../base/ids';
import type { Writes } from '../../../../store/write';
import { DeletedTrips } from '../deleted-trip.records';
import type { Trip } from '../trip';
import { TRIP_AS_READ, Trips } from '../trip.records';

/** What keeps a trip out of the trash: somebody owes for it or has paid, or its suppliers were paid. */
export const whyKept = ({
  issued_invoices: issued = 0,
  supplier_payments: paid = 0,
}: Pick<Trip, 'issued_invoices' | 'supplier_payments'>): string | undefined => {
  if (issued > 0) return 'Invoices of this trip are issued. Cancel or credit them first.';
  return paid > 0 ? 'Suppliers of this trip were paid. Delete those payments first.' : undefined;
};

/** A trip goes into the trash: what belongs to it stays where it is and cannot be reached without it. */
export const deleteStep = (deleted_by: UserId) => (db: Writes, trip: Trip, deleted_at: string) => ({
  writes: [
    db.deleteIfUnchanged(Trips, trip, TRIP_AS_READ),
    db.insert(DeletedTrips, {
      ...{ id: trip.id, trip, deleted_at, deleted_by },
      uncounted: trip.trip_reservations,
    }),
  ],
  uncounted: trip.trip_reservations,
});
