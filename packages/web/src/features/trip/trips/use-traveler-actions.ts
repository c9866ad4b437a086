import { fullName } from '@wayline/core/base/full-name';
import { formatMessage } from '@wayline/core/base/messages';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import type { TravelerChoice } from './components/traveler-menu';
import { statusWords } from './traveler-form';
import type { PlannedTraveler, PlannedTrip } from './use-trip';

type OpenTraveler = { kind: 'add' } | { kind: 'edit' | 'cancel'; traveler: PlannedTraveler };
const YES = 'Yes, remove';

/** What can be done with the people of a trip by whom, and which dialog that opened. Source: R-TRIP-145..149. */
export const useTravelerActions = ({ trip }: PlannedTrip, onChanged: () => Promise<unknown>) => {
  const [open, setOpen] = useState<OpenTraveler>();
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const remove = async (traveler: PlannedTraveler, force_remove = 0) => {
    const flag = traveler.is_traveler ? 'traveler' : 'contact';
    const answer = await call('trips.travelers.delete', { trip: trip.id, traveler: traveler.id, force_remove, flag });
    if (answer.status === 'dependencies') {
      if (await confirm(sure(answer.message, YES))) await remove(traveler, 1);
      return;
    }
    notify({ kind: 'success', title: answer.message });
    await onChanged();
  };
  const askRemove = async (traveler: PlannedTraveler) => {
    if (!(await confirm(sure(`${fullName(traveler)} will be removed from this trip.`, YES)))) return;
    await remove(traveler).catch(() => notify({ kind: 'error', title: formatMessage('delete.error') }));
  };
  const restore = async ({ trip_id, id, version }: PlannedTraveler) => {
    const { traveler } = await call('trips.travelers.restore', { trip: trip_id, traveler: id, version });
    notify({ kind: 'success', title: `${fullName(traveler)} restored` });
    await onChanged();
  };
  const follow = async (traveler: PlannedTraveler) => {
    const { trip_id, id, version } = traveler;
    const { status } = await call('trips.traveler-status.follow', { trip: trip_id, traveler: id, version });
    notify({ kind: 'success', title: `${fullName(traveler)}: ${statusWords(status)}` });
    await onChanged();
  };
  const choose = (traveler: PlannedTraveler, choice: TravelerChoice) =>
    allowed(() => {
      if (choice === 'restore') void restore(traveler).catch(notifyError);
      else if (choice === 'follow') void follow(traveler).catch(notifyError);
      else setOpen({ kind: choice, traveler });
    })();
  return {
    open,
    close: () => setOpen(undefined),
    add: allowed(() => setOpen({ kind: 'add' })),
    remove: (traveler: PlannedTraveler) => allowed(() => void askRemove(traveler))(),
    choose,
  };
};
