import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { invalidateClients } from '../client-queries';
import { chooseSureLinks } from './choose-links';
import { readUnlinked, type UnlinkedTraveler } from './unlinked-query';

const STAY = { onMissing: 'stay' } as const;
const link = ({ trip_id: trip, id: traveler }: UnlinkedTraveler, client_id?: ClientId) =>
  call('trips.travelers.client.link', { trip, traveler, client_id }, STAY);

/** Links travelers to clients: one that is chosen, or all who are sure, page after page. */
export const useLinkTravelers = () => {
  const cache = useQueryClient();
  const [done, setDone] = useState<number>();
  const refresh = () => Promise.all([invalidateClients(cache), cache.invalidateQueries({ queryKey: ['trips'] })]);
  const linkOne = async (traveler: UnlinkedTraveler, client_id?: ClientId) => {
    try {
      const linked = await link(traveler, client_id);
      const at = { trip: traveler.trip_id, traveler: traveler.id };
      notify({
        kind: 'success',
        title: client_id ? 'Traveler linked' : `${traveler.first_name} saved as a client`,
        undo: () => void call('trips.travelers.client.unlink', at, STAY).then(refresh, notifyError),
      });
      await refresh();
      return linked;
    } catch (thrown) {
      notifyError(thrown);
      return undefined;
    }
  };
  /** A page is read again until there is nobody sure on it: who was just added may be the next one, too. */
  const linkSure = async () => {
    let [linked, cursor]: [number, string | undefined] = [0, undefined];
    const failed = new Set<string>();
    setDone(0);
    try {
      for (;;) {
        const page = await readUnlinked(cursor);
        const sure = chooseSureLinks(page.travelers.filter(({ id }) => !failed.has(id)));
        for (const { traveler, client_id } of sure) {
          await link(traveler, client_id).then(
            () => setDone(++linked),
            () => failed.add(traveler.id),
          );
        }
        if (sure.length > 0) continue;
        if (!page.cursor) break;
        cursor = page.cursor;
      }
      notify({ kind: 'success', title: `${countOf(linked, 'traveler')} linked to clients` });
    } catch (thrown) {
      notifyError(thrown);
    }
    setDone(undefined);
    await refresh();
  };
  return { done, linkOne, linkSure };
};
