import type { SettledRow } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { PackageRowDraft } from '@wayline/core/areas/trip/trip-packages/trip-package';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RowHandlers } from './components/booking-row';
import { newRow, type PackageForm } from './package-form';

/** The price that a booking has now, kept with what it is of. */
const keptNow = ({ live, currency }: SettledRow) => ({
  saved_price: live.package_price,
  currency: live.currency ?? currency,
  headcount: live.headcount,
  capacity: live.capacity,
});

/** Ticks bookings in and out of a package, and keeps their prices or lets them follow. A price that is kept outlives a mistaken tick. */
export const useRowHandlers = ({ getValues, setValue }: UseFormReturn<PackageForm>): RowHandlers =>
  useMemo(() => {
    const put = (id: string, changes: Partial<PackageRowDraft>) => {
      const rows = getValues('booking_mappers');
      const known = rows.find((row) => row.id === id);
      const next = known
        ? rows.map((row) => (row === known ? { ...row, ...changes } : row))
        : [...rows, { ...newRow(id), ...changes }];
      setValue('booking_mappers', next, { shouldDirty: true });
    };
    return {
      tick: (id, is_checked) => put(id, { is_checked }),
      keep: (row, is_sync) => put(row.id, { is_sync, ...(is_sync ? keptNow(row) : { saved_price: undefined }) }),
      takeNew: (row) => put(row.id, keptNow(row)),
    };
  }, [getValues, setValue]);
