import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../ui/record/chip-row';
import type { ProfileGuard } from '../../ui/record/profile-kind';
import { type BulkSend, undoBy, type useBulk } from '../../ui/record/use-bulk';
import type { OfferedTags } from './tag-kinds';

const TagDialog = lazy(async () => ({ default: (await import('./tag-dialog')).TagDialog }));

type Props<Id extends string> = {
  record: { id: Id; tags: readonly string[]; deleted_at?: string | undefined };
  name: string;
  /** Which of the company's tags are offered. */
  offered: OfferedTags;
  guard: ProfileGuard;
  runOne: ReturnType<typeof useBulk<Id>>['runOne'];
  /** Puts a tag on records, or takes it off. */
  send: (tag: string, on: boolean) => BulkSend<Id>;
};

/** The tags of a record, of which one can be added or taken off. */
export const RecordTags = <Id extends string>({ record, name, offered, guard, runOne, send }: Props<Id>) => {
  const { id, tags, deleted_at } = record;
  const [adding, setAdding] = useState(false);
  const put = (tag: string, on: boolean) =>
    runOne(
      { id, name },
      {
        said: () => (on ? `Tag “${tag}” added` : `Tag “${tag}” removed`),
        send: send(tag, on),
        back: undoBy(send(tag, !on)),
      },
    );
  return (
    <>
      <ChipRow
        guard={guard}
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
          <TagDialog tags={offered} taken={tags} onClose={() => setAdding(false)} onTag={(tag) => put(tag, true)} />
        )}
      </Suspense>
    </>
  );
};
