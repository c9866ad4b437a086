import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../../ui/record/chip-row';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';
import { CLIENT_GUARD } from './client-profile';

const TagDialog = lazy(async () => ({ default: (await import('../tag-dialog')).TagDialog }));

/** The tags of a client. */
export const TagChips = ({ client: { id, tags, deleted_at } }: { client: ClientRecord }) => {
  const [adding, setAdding] = useState(false);
  const { run } = useBulk();
  const put = (tag: string, on: boolean) =>
    run({
      ids: [id],
      said: () => (on ? `Tag “${tag}” added` : `Tag “${tag}” removed`),
      send: ACTIONS.tag(tag, on),
      back: ACTIONS.tag(tag, !on),
    });
  return (
    <>
      <ChipRow
        guard={CLIENT_GUARD}
        label="Tags"
        tone="accent"
        chips={tags.map((tag) => ({ id: tag, text: tag }))}
        add="Add tag"
        remove="Remove tag"
        fixed={deleted_at !== undefined}
        onAdd={() => setAdding(true)}
        onRemove={(tag) => void put(tag, false)}
      />
      <Suspense fallback={null}>
        {adding && (
          <TagDialog
            taken={tags}
            onClose={() => setAdding(false)}
            onTag={async (tag) => {
              await put(tag, true);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
