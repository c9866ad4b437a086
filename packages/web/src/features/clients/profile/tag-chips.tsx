import { clientName } from '@wayline/core/areas/clients/client';
import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../../ui/record/chip-row';
import { undoBy } from '../../../ui/record/use-bulk';
import { CLIENT_TAGS } from '../client-dialogs';
import type { ClientRecord } from '../client-query';
import { ACTIONS, useBulk } from '../use-bulk';
import { CLIENT_GUARD } from './client-profile';

const TagDialog = lazy(async () => ({ default: (await import('../../tags/tag-dialog')).TagDialog }));

/** The tags of a client. */
export const TagChips = ({ client }: { client: ClientRecord }) => {
  const { id, tags, deleted_at } = client;
  const [adding, setAdding] = useState(false);
  const { runOne } = useBulk();
  const put = (tag: string, on: boolean) =>
    runOne(
      { id, name: clientName(client) },
      {
        said: () => (on ? `Tag “${tag}” added` : `Tag “${tag}” removed`),
        send: ACTIONS.tag(tag, on),
        back: undoBy(ACTIONS.tag(tag, !on)),
      },
    );
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
          <TagDialog tags={CLIENT_TAGS} taken={tags} onClose={() => setAdding(false)} onTag={(tag) => put(tag, true)} />
        )}
      </Suspense>
    </>
  );
};
