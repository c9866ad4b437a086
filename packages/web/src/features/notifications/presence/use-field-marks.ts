import type { BookingId, TripId } from '@wayline/core/base/ids';
import { useMemo } from 'react';
import type { FieldMark } from '../../../ui/fields/field-marks';
import { whoIs } from './colleagues';
import { useColleagues } from './use-colleagues';

const FRESH: FieldMark = { note: 'Just changed', fresh: true };

/** What stands beside the fields of a booking's editor: which colleague is in it, and that its value has just arrived. */
export const useFieldMarks = (trip: TripId, booking: BookingId | undefined, fresh: readonly string[]) => {
  const colleagues = useColleagues(trip);
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { name, open } of colleagues)
      for (const { booking_id, field } of open)
        if (booking_id === booking && field) names.set(field, [...(names.get(field) ?? []), name]);
    const marks = new Map<string, FieldMark>();
    for (const [field, editors] of names) marks.set(field, { note: whoIs(editors, 'editing') ?? '' });
    for (const field of fresh) marks.set(field, FRESH);
    return marks;
  }, [colleagues, booking, fresh]);
};
