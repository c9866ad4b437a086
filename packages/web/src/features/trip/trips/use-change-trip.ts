import { useMutation } from '@tanstack/react-query';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { getEditedFields } from '@wayline/core/base/merge';
import type { CallInput } from '../../../lib/api';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { clashesAt } from '../../../lib/clash';
import { askWhichStays } from '../../../ui/ask-which-stays';
import { notifyError } from '../../../ui/notify-error';
import type { PlannedTrip } from './use-trip';

type Changes = Omit<CallInput<'trips.update'>, 'id' | 'version' | 'was'>;

/** Saves fields of a trip over what was seen of it. Where somebody else has changed the same, asks which stays. */
const change = async (seen: Trip, wanted: Changes): Promise<void> => {
  const { changes, was } = getEditedFields(seen, wanted);
  try {
    await call('trips.update', { ...changes, was, id: seen.id, version: seen.version });
  } catch (thrown) {
    const error = asApiError(thrown);
    const theirs = error.code === 'record.stale' ? (error.current as Trip | undefined) : undefined;
    if (!theirs) throw error;
    if (await askWhichStays(seen.trip_name, clashesAt(theirs, wanted, Object.keys(wanted))))
      await change(theirs, wanted);
  }
};

/** Changes fields of a trip at once; a refusal is told and the trip shown as it stands. */
export const useChangeTrip = ({ trip }: PlannedTrip, onChanged: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (changes: Changes) => change(trip, changes),
    onError: notifyError,
    onSettled: onChanged,
  });
