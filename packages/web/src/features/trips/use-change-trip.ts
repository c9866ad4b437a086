import { useMutation } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api';
import { call } from '../../lib/api';
import { notifyError } from '../../ui/notify-error';
import type { PlannedTrip } from './use-trip';

type Changes = Omit<CallInput<'trips.update'>, 'id' | 'version'>;

/** Changes fields of a trip at once, where nothing is typed that could be lost; a refusal is told and the trip shown as it stands. */
export const useChangeTrip = ({ trip }: PlannedTrip, onChanged: () => Promise<unknown>) =>
  useMutation({
    mutationFn: (changes: Changes) => call('trips.update', { ...changes, id: trip.id, version: trip.version }),
    onError: notifyError,
    onSettled: onChanged,
  });
