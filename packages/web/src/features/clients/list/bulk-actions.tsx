import { Button } from '@chakra-ui/react';
import type { ClientRow } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import type { Selection } from '../../../ui/table/table-types';
import { mayDeleteClients } from '../ask-before-delete';
import { listAllClients } from '../client-queries';
import { ACTIONS, type Bulk, type Work } from '../use-bulk';
import type { ClientFilters } from './client-filters';

const TagDialog = lazy(async () => ({ default: (await import('../tag-dialog')).TagDialog }));
const ProfilesDialog = lazy(async () => ({ default: (await import('../export/profiles-dialog')).ProfilesDialog }));
const AssignDialog = lazy(async () => ({ default: (await import('../assign-dialog')).AssignDialog }));

type Props = {
  selection: Selection<ClientRow>;
  search: string | undefined;
  filters: ClientFilters;
  bulk: Bulk;
};

/** What can be done with the ticked clients, or with all that match. Source: R-TRIP-044, R-ACC-137. */
export const BulkActions = ({ selection, search, filters, bulk }: Props) => {
  const [asking, setAsking] = useState<'tag' | 'assign' | 'export'>();
  const edits = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const deletes = useGuardedAction('Delete Client Profiles', 'delete client profiles');

  const on = async (act: (ids: ClientId[]) => Promise<unknown>) => {
    try {
      const rows = selection.all ? await listAllClients(search, filters) : selection.rows;
      await act(rows.map(({ id }) => id));
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const work = (what: Omit<Work, 'ids'>) =>
    on((ids) => {
      selection.clear();
      return bulk.run({ ids, ...what });
    });
  const remove = () =>
    on(async (ids) => {
      if (!(await mayDeleteClients(ids.length))) return;
      selection.clear();
      await bulk.run({ ids, said: (who) => `${who} deleted`, send: ACTIONS.remove, back: ACTIONS.restore });
    });
  return (
    <>
      <IfPermitted permission="Edit Client Profiles">
        <Button size="xs" variant="outline" onClick={edits(() => setAsking('tag'))}>
          Add tag
        </Button>
        <Button size="xs" variant="outline" onClick={edits(() => setAsking('assign'))}>
          Assign advisor
        </Button>
      </IfPermitted>
      <Button size="xs" variant="outline" onClick={() => setAsking('export')}>
        Export profiles
      </Button>
      <IfPermitted permission="Delete Client Profiles">
        <Button size="xs" variant="outline" color="fg.error" onClick={deletes(() => void remove())}>
          Delete
        </Button>
      </IfPermitted>
      <Suspense fallback={null}>
        {asking === 'tag' && (
          <TagDialog
            onClose={() => setAsking(undefined)}
            onTag={(tag) =>
              work({
                said: (who) => `${who} tagged “${tag}”`,
                send: ACTIONS.tag(tag, true),
                back: ACTIONS.tag(tag, false),
              })
            }
          />
        )}
        {asking === 'export' && (
          <ProfilesDialog
            wanted={selection.all ? { search, filters } : { ids: selection.rows.map(({ id }) => id) }}
            onClose={() => setAsking(undefined)}
          />
        )}
        {asking === 'assign' && (
          <AssignDialog
            onClose={() => setAsking(undefined)}
            onAssign={({ id, name }) =>
              work({
                said: (who) => `${who} assigned to ${name}`,
                send: ACTIONS.assign(id, true),
                back: ACTIONS.assign(id, false),
              })
            }
          />
        )}
      </Suspense>
    </>
  );
};
