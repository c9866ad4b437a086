import { useQueryClient } from '@tanstack/react-query';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { call } from '../../../../lib/api';
import { notifyError } from '../../../../ui/notify-error';
import type { RowsPage } from '../../../../ui/table/table-types';
import type { EditedTripItem } from './edited-trip-cell';

const TABLE = ['table', 'trips'];

/** Saves a cell of the trip list: shown at once, put back where it is refused. What a colleague changed meanwhile is not written over. Source: R-TRIP-189. */
export const useTripInlineEdit = () => {
  const client = useQueryClient();
  return async (row: TripRow, item: EditedTripItem, value: string) => {
    const { id } = row;
    const stood = row[item] ?? '';
    if (value === stood) return;
    const show = (differs: Partial<TripRow>) =>
      client.setQueriesData<RowsPage<TripRow>>(
        { queryKey: TABLE },
        (page) => page && { ...page, rows: page.rows.map((one) => (one.id === id ? { ...one, ...differs } : one)) },
      );
    show({ [item]: value });
    try {
      await call('misc.inline-edit.update', { object: 'trip', item, id, value, was: stood }, { onMissing: 'stay' });
      void client.invalidateQueries({ queryKey: ['trips'] });
    } catch (thrown) {
      show({ [item]: stood });
      notifyError(thrown);
      void client.invalidateQueries({ queryKey: TABLE });
    }
  };
};
