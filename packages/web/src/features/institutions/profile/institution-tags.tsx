import { lazy, Suspense, useState } from 'react';
import { ChipRow } from '../../../ui/record/chip-row';
import { undoBy } from '../../../ui/record/use-bulk';
import { EDIT } from '../guards';
import type { InstitutionRecord } from '../institution-queries';
import { INSTITUTION_TAGS } from '../institution-tags';
import { kindWordsOf } from '../kinds';
import { ACTIONS, useBulk } from '../use-bulk';

const TagDialog = lazy(async () => ({ default: (await import('../../tags/tag-dialog')).TagDialog }));

/** The tags of an institution. */
export const InstitutionTags = ({ institution }: { institution: InstitutionRecord }) => {
  const { tags, deleted_at } = institution;
  const [adding, setAdding] = useState(false);
  const { runOne } = useBulk(kindWordsOf(institution));
  const put = (tag: string, on: boolean) =>
    runOne(institution, {
      said: () => (on ? `Tag “${tag}” added` : `Tag “${tag}” removed`),
      send: ACTIONS.tag(tag, on),
      back: undoBy(ACTIONS.tag(tag, !on)),
    });
  return (
    <>
      <ChipRow
        guard={EDIT}
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
            tags={INSTITUTION_TAGS}
            taken={tags}
            onClose={() => setAdding(false)}
            onTag={(tag) => put(tag, true)}
          />
        )}
      </Suspense>
    </>
  );
};
