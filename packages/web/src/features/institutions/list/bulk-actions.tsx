import { Button } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { notifyError } from '../../../ui/notify-error';
import type { Selection } from '../../../ui/table/table-types';
import { mayDelete } from '../ask-before-delete';
import { EDIT, REMOVE } from '../guards';
import { type InstitutionFilters, listAllInstitutions } from '../institution-queries';
import { INSTITUTION_TAGS } from '../institution-tags';
import { KINDS } from '../kinds';
import { ACTIONS, type Bulk } from '../use-bulk';

const TagDialog = lazy(async () => ({ default: (await import('../../clients/public')).TagDialog }));

type Props = {
  kind: InstitutionKind;
  selection: Selection<InstitutionRow>;
  search: string | undefined;
  filters: InstitutionFilters;
  bulk: Bulk;
};

/** What can be done with the ticked ones, or with all that match. Source: R-TRIP-044, R-ACC-137. */
export const BulkActions = ({ kind, selection, search, filters, bulk }: Props) => {
  const [tagging, setTagging] = useState(false);
  const edits = useGuardedAction(EDIT.permission, EDIT.action);
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);

  const on = async (act: (ids: InstitutionId[]) => Promise<unknown>) => {
    try {
      const rows = selection.all ? await listAllInstitutions({ kind, search, filters }) : selection.rows;
      await act(rows.map(({ id }) => id));
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const tag = (title: string) =>
    on((ids) => {
      selection.clear();
      return bulk.run({
        ids,
        said: (who) => `${who} tagged “${title}”`,
        send: ACTIONS.tag(title, true),
        back: ACTIONS.tag(title, false),
      });
    });
  const remove = () =>
    on(async (ids) => {
      if (!(await mayDelete(ids.length, KINDS[kind].noun))) return;
      selection.clear();
      await bulk.run({ ids, said: (who) => `${who} deleted`, send: ACTIONS.remove, back: ACTIONS.restore });
    });
  return (
    <>
      <IfPermitted permission={EDIT.permission}>
        <Button size="xs" variant="outline" onClick={edits(() => setTagging(true))}>
          Add tag
        </Button>
      </IfPermitted>
      <IfPermitted permission={REMOVE.permission}>
        <Button size="xs" variant="outline" color="fg.error" onClick={deletes(() => void remove())}>
          Delete
        </Button>
      </IfPermitted>
      <Suspense fallback={null}>
        {tagging && <TagDialog tags={INSTITUTION_TAGS} onClose={() => setTagging(false)} onTag={tag} />}
      </Suspense>
    </>
  );
};
