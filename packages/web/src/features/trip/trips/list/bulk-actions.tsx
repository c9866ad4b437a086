import { Button } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import type { Selection } from '../../../../ui/table/table-types';
import { LifeActions } from './life-actions';
import { mayDelete } from './life-acts';
import type { TripFilters } from './trip-filters';
import { allTrips } from './trip-queries';
import { ACTIONS, type Bulk, type Work } from './use-bulk';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog')).TagDialog }));
const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog')).AssignDialog }));

type Props = {
  selection: Selection<TripRow>;
  search: string | undefined;
  filters: TripFilters;
  bulk: Bulk;
};

const idsOf = (outcomes: readonly { id: TripRow['id'] }[]) => outcomes.map(({ id }) => id);

/** What can be done with the ticked trips, or with all that match. Source: R-TRIP-044, R-TRIP-153. */
export const BulkActions = ({ selection, search, filters, bulk }: Props) => {
  const [asking, setAsking] = useState<'tag' | 'assign'>();
  const archives = useGuardedAction('Archive Trips', 'archive trips');
  const unarchives = useGuardedAction('Unarchive Trips', 'unarchive trips');
  const deletes = useGuardedAction('Delete Trips', 'delete trips');
  const edits = useGuardedAction('Edit Trips', 'edit trips');
  const [mayArchive, mayUnarchive] = [usePermission('Archive Trips'), usePermission('Unarchive Trips')];

  const on = async (act: (trips: readonly TripRow[]) => Promise<void>) => {
    try {
      const trips = selection.all ? await allTrips(search, filters) : selection.rows;
      await act(trips);
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const run = (trips: readonly TripRow[], what: Work) => {
    selection.clear();
    return bulk.run(trips, what);
  };
  const work = (done: Work['done'], send: Work['send'], back?: Work['back']) =>
    on((trips) => run(trips, { done, send, back }));
  const archive = () =>
    work('archived', ACTIONS.archive, mayUnarchive ? (c) => [{ ids: idsOf(c), send: ACTIONS.unarchive }] : undefined);
  const unarchive = () =>
    work('unarchived', ACTIONS.unarchive, mayArchive ? (c) => [{ ids: idsOf(c), send: ACTIONS.archive }] : undefined);
  const remove = () =>
    on(async (trips) => {
      if (await mayDelete(trips.length)) await run(trips, { done: 'deleted', send: ACTIONS.remove });
    });
  const [only] = selection.all || selection.rows.length !== 1 ? [] : selection.rows;
  const archived = filters.filter === 'Archived';
  return (
    <>
      {!archived && (
        <IfPermitted permission="Archive Trips">
          <Button size="xs" variant="outline" onClick={archives(() => void archive())}>
            Archive
          </Button>
        </IfPermitted>
      )}
      {filters.filter !== undefined && (
        <IfPermitted permission="Unarchive Trips">
          <Button size="xs" variant="outline" onClick={unarchives(() => void unarchive())}>
            Unarchive
          </Button>
        </IfPermitted>
      )}
      <IfPermitted permission="Edit Trips">
        <Button size="xs" variant="outline" onClick={edits(() => setAsking('tag'))}>
          Tag
        </Button>
      </IfPermitted>
      <IfPermitted permission="Edit Trips">
        <Button size="xs" variant="outline" onClick={edits(() => setAsking('assign'))}>
          Assign
        </Button>
      </IfPermitted>
      {only && <LifeActions trip={only} onChanged={bulk.refresh} onDone={selection.clear} />}
      <IfPermitted permission="Delete Trips">
        <Button size="xs" variant="outline" color="fg.error" onClick={deletes(() => void remove())}>
          Delete
        </Button>
      </IfPermitted>
      <Suspense fallback={null}>
        {asking === 'tag' && (
          <TagDialog
            onClose={() => setAsking(undefined)}
            onTag={(tag) =>
              work(`tagged “${tag}”`, ACTIONS.tag(tag, true), (c) => [{ ids: idsOf(c), send: ACTIONS.tag(tag, false) }])
            }
          />
        )}
        {asking === 'assign' && (
          <AssignDialog
            onClose={() => setAsking(undefined)}
            onAssign={({ id, name }) =>
              work(`assigned to ${name}`, ACTIONS.assign(id), (changed) => {
                const before = new Set(changed.flatMap(({ advisor_before }) => advisor_before ?? []));
                return [...before].map((advisor) => ({
                  ids: idsOf(changed.filter((c) => c.advisor_before === advisor)),
                  send: ACTIONS.assign(advisor),
                }));
              })
            }
          />
        )}
      </Suspense>
    </>
  );
};
