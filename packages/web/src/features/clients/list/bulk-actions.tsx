import { Button } from '@chakra-ui/react';
import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { undoBy } from '../../../ui/record/use-bulk';
import type { Selection } from '../../../ui/table/table-types';
import { withTickedRows } from '../../../ui/table/with-ticked-rows';
import { mayDeleteClients } from '../ask-before-delete';
import { ASSIGN_ADVISOR, CLIENT_TAGS } from '../client-dialogs';
import { REMOVE } from '../guards';
import { ACTIONS, type Bulk } from '../use-bulk';
import type { ClientFilters } from './client-list';

const TagDialog = lazy(async () => ({ default: (await import('../../tags/tag-dialog')).TagDialog }));
const ProfilesDialog = lazy(async () => ({ default: (await import('../export/profiles-dialog')).ProfilesDialog }));
const AssignDialog = lazy(async () => ({ default: (await import('../../../ui/record/assign-dialog')).AssignDialog }));

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
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);

  const on = (act: (clients: readonly ClientRow[]) => Promise<unknown>) =>
    withTickedRows(selection, bulk.kind.count, act);
  const run = (clients: readonly ClientRow[], work: Parameters<Bulk['run']>[1]) => {
    selection.clear();
    return bulk.run(
      clients.map((client) => ({ id: client.id, name: clientName(client) })),
      work,
    );
  };
  const remove = () =>
    on(async (clients) => {
      if (await mayDeleteClients(clients.length))
        await run(clients, { said: (who) => `${who} deleted`, send: ACTIONS.remove, back: undoBy(ACTIONS.restore) });
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
      <IfPermitted permission={REMOVE.permission}>
        <Button size="xs" variant="outline" color="fg.error" onClick={deletes(() => void remove())}>
          Delete
        </Button>
      </IfPermitted>
      <Suspense fallback={null}>
        {asking === 'tag' && (
          <TagDialog
            tags={CLIENT_TAGS}
            onClose={() => setAsking(undefined)}
            onTag={(tag) =>
              on((clients) =>
                run(clients, {
                  said: (who) => `${who} tagged “${tag}”`,
                  send: ACTIONS.tag(tag, true),
                  back: undoBy(ACTIONS.tag(tag, false)),
                }),
              )
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
            {...ASSIGN_ADVISOR}
            onClose={() => setAsking(undefined)}
            onAssign={({ id, name }) =>
              on((clients) =>
                run(clients, {
                  said: (who) => `${who} assigned to ${name}`,
                  send: ACTIONS.assign(id, true),
                  back: undoBy(ACTIONS.assign(id, false)),
                }),
              )
            }
          />
        )}
      </Suspense>
    </>
  );
};
