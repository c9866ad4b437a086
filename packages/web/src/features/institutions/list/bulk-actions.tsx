import { Button } from '@chakra-ui/react';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { undoBy } from '../../../ui/record/use-bulk';
import type { Selection } from '../../../ui/table/table-types';
import { withTickedRows } from '../../../ui/table/with-ticked-rows';
import { mayDelete } from '../ask-before-delete';
import { EDIT, REMOVE } from '../guards';
import { INSTITUTION_TAGS } from '../institution-tags';
import { KINDS } from '../kinds';
import { ACTIONS, type Bulk } from '../use-bulk';

const TagDialog = lazy(async () => ({ default: (await import('../../tags/tag-dialog')).TagDialog }));

type Props = {
  kind: InstitutionKind;
  selection: Selection<InstitutionRow>;
  bulk: Bulk;
};

/** What can be done with the ticked ones, or with all that match. Source: R-TRIP-044, R-ACC-137. */
export const BulkActions = ({ kind, selection, bulk }: Props) => {
  const [tagging, setTagging] = useState(false);
  const edits = useGuardedAction(EDIT.permission, EDIT.action);
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);

  const on = (act: (rows: readonly InstitutionRow[]) => Promise<unknown>) =>
    withTickedRows(selection, bulk.kind.count, act);
  const tag = (title: string) =>
    on((rows) => {
      selection.clear();
      return bulk.run(rows, {
        said: (who) => `${who} tagged “${title}”`,
        send: ACTIONS.tag(title, true),
        back: undoBy(ACTIONS.tag(title, false)),
      });
    });
  const remove = () =>
    on(async (rows) => {
      if (!(await mayDelete(KINDS[kind].count(rows.length)))) return;
      selection.clear();
      await bulk.run(rows, { said: (who) => `${who} deleted`, send: ACTIONS.remove, back: undoBy(ACTIONS.restore) });
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
