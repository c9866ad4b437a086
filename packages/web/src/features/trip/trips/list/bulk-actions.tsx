import { Button } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import type { Selection } from '../../../../ui/table/table-types';
import { withTickedRows } from '../../../../ui/table/with-ticked-rows';
import { LifeActions } from './life-actions';
import { mayDelete } from './life-acts';
import type { TripFilters } from './trip-list';
import { advisorsQuery } from './trip-queries';
import { ACTIONS, type Bulk } from './use-bulk';

const TagDialog = lazy(async () => ({ default: (await import('../../../tags/tag-dialog')).TagDialog }));
const AssignDialog = lazy(async () => ({
  default: (await import('../../../../ui/record/assign-dialog')).AssignDialog,
}));

/** The tags that trips are offered; a new one is not stored for other trips. */
const TRIP_TAGS = { list: 'trips' } as const;

type Props = {
  selection: Selection<TripRow>;
  filters: TripFilters;
  bulk: Bulk;
};

type Work = Parameters<Bulk['run']>[1];
type Changed = Parameters<NonNullable<Work['back']>>[0];
const undoBy = (send: Work['send']) => (changed: Changed) => [{ ids: changed.map(({ id }) => id), send }];
/** Gives each trip back to whoever had it. */
const assignBack = (changed: Changed) =>
  [...new Set(changed.flatMap(({ advisor_before }) => advisor_before ?? []))].flatMap((advisor) =>
    undoBy(ACTIONS.assign(advisor))(changed.filter(({ advisor_before }) => advisor_before === advisor)),
  );

/** What can be done with the ticked trips, or with all that match. Source: R-TRIP-044, R-TRIP-153. */
export const BulkActions = ({ selection, filters, bulk }: Props) => {
  const [asking, setAsking] = useState<'tag' | 'assign'>();
  const archives = useGuardedAction('Archive Trips', 'archive trips');
  const unarchives = useGuardedAction('Unarchive Trips', 'unarchive trips');
  const deletes = useGuardedAction('Delete Trips', 'delete trips');
  const edits = useGuardedAction('Edit Trips', 'edit trips');
  const [mayArchive, mayUnarchive] = [usePermission('Archive Trips'), usePermission('Unarchive Trips')];

  const on = (act: (trips: readonly TripRow[]) => Promise<void>) => withTickedRows(selection, bulk.kind.count, act);
  const run = (trips: readonly TripRow[], work: Work) => {
    selection.clear();
    return bulk.run(
      trips.map(({ id, code, trip_name }) => ({ id, name: `${code} ${trip_name}` })),
      work,
    );
  };
  const archive = () =>
    on((trips) =>
      run(trips, {
        said: (who) => `${who} archived`,
        send: ACTIONS.archive,
        ...(mayUnarchive && { back: undoBy(ACTIONS.unarchive) }),
      }),
    );
  const unarchive = () =>
    on((trips) =>
      run(trips, {
        said: (who) => `${who} unarchived`,
        send: ACTIONS.unarchive,
        ...(mayArchive && { back: undoBy(ACTIONS.archive) }),
      }),
    );
  const remove = () =>
    on(async (trips) => {
      if (await mayDelete(trips.length)) await run(trips, { said: (who) => `${who} deleted`, send: ACTIONS.remove });
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
            tags={TRIP_TAGS}
            title="Tag trips"
            hint="Added to each trip's other tags."
            onClose={() => setAsking(undefined)}
            onTag={(tag) =>
              on((trips) =>
                run(trips, {
                  said: (who) => `${who} tagged “${tag}”`,
                  send: ACTIONS.tag(tag, true),
                  back: undoBy(ACTIONS.tag(tag, false)),
                }),
              )
            }
          />
        )}
        {asking === 'assign' && (
          <AssignDialog
            advisors={advisorsQuery}
            title="Assign trips"
            hint="The creator of each trip stays the same."
            onClose={() => setAsking(undefined)}
            onAssign={({ id, name }) =>
              on((trips) =>
                run(trips, {
                  said: (who) => `${who} assigned to ${name}`,
                  send: ACTIONS.assign(id),
                  back: assignBack,
                }),
              )
            }
          />
        )}
      </Suspense>
    </>
  );
};
