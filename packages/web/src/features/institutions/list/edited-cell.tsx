import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import { useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { InlineCell } from '../../../ui/table/inline-cell';
import { EDIT } from '../guards';
import { useInlineEdit } from './use-inline-edit';

/** What is edited in its cell, with what it is called. */
const WORDS = {
  client_institutions_id: 'Client institutions ID',
  brand_supplier: 'Brand supplier',
  phone: 'Phone',
  website: 'Website',
} as const;
export type EditedItem = keyof typeof WORDS;
const LONGEST = 255;

/** One item of an institution in its cell, edited where it stands. */
export const EditedCell = ({ row, item }: { row: InstitutionRow; item: EditedItem }) => {
  const edits = usePermission(EDIT.permission);
  const allowed = useGuardedAction(EDIT.permission, EDIT.action);
  const save = useInlineEdit();
  // As it stood when editing began: what a colleague saves meanwhile must not be written over unseen.
  const [begun, setBegun] = useState<InstitutionRow>();
  const shown = row[item];
  if (!edits) return shown;
  return (
    <InlineCell
      kind="text"
      maxLength={LONGEST}
      label={`${WORDS[item]} of ${row.name}`}
      value={(begun ?? row)[item] ?? ''}
      editing={begun !== undefined}
      onBegin={allowed(() => setBegun(row))}
      onDone={(typed) => {
        setBegun(undefined);
        if (begun && typed !== undefined) void save(begun, item, typed);
      }}
      mark={undefined}
    >
      {shown}
    </InlineCell>
  );
};
