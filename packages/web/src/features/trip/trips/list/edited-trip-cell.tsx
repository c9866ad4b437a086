import type { TripInlineItem } from '@wayline/core/areas/trip/trips/inline-trip-edit';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { TRIP_STATUSES } from '@wayline/core/areas/trip/trips/trip-types';
import { type ReactNode, useState } from 'react';
import { usePermission } from '../../../../lib/use-permission';
import { InlineCell } from '../../../../ui/table/inline-cell';
import type { InlineKind } from '../../../../ui/table/inline-input';
import { TRIP_STATUS_WORDS } from '../../../../ui/trip-status-words';
import { useTripInlineEdit } from './use-trip-inline-edit';

/** What of a trip is edited in its cell of the list; its name leads to the trip. */
export type EditedTripItem = Exclude<TripInlineItem, 'trip_name'>;

/** Cancelling asks what becomes of the links of a trip, so it isn't offered in a cell. */
const STATUSES = TRIP_STATUSES.filter((status) => status !== 'CANCELLED');
const KINDS: Record<EditedTripItem, InlineKind & { words: string }> = {
  custom_code: { words: 'Custom code', kind: 'text', maxLength: 40 },
  trip_status: {
    words: 'Status',
    kind: 'choice',
    choices: STATUSES.map((value) => ({ value, label: TRIP_STATUS_WORDS[value] })),
  },
};

type Props = { row: TripRow; item: EditedTripItem; children: ReactNode };

/** One item of a trip in its cell of the list, edited where it stands; the status of a cancelled trip is left to the trip. Source: R-TRIP-189. */
export const EditedTripCell = ({ row, item, children }: Props) => {
  const mayEdit = usePermission('Edit Trips');
  const save = useTripInlineEdit();
  const [begun, setBegun] = useState<TripRow>();
  if (!mayEdit || (item === 'trip_status' && row.trip_status === 'CANCELLED')) return children;
  const { words, ...kind } = KINDS[item];
  return (
    <InlineCell
      {...kind}
      label={`${words} of ${row.trip_name}`}
      value={(begun ?? row)[item] ?? ''}
      editing={begun !== undefined}
      onBegin={() => setBegun(row)}
      onDone={(typed) => {
        setBegun(undefined);
        if (begun && typed !== undefined) void save(begun, item, typed);
      }}
      mark={undefined}
    >
      {children}
    </InlineCell>
  );
};
