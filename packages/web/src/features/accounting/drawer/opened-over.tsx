import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hasUnsavedEdits } from '../../../lib/unsaved-edits';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import type { Opened } from '../use-opened';

type Props<Id extends string> = { record: Opened<Id>; children: (shown: Id | 'new') => ReactNode };

/**
 * The record that the address opens, over its page. Where Back closes it while something in it is unsaved, its reader is asked, and it stays
 * where they say so.
 */
export const OpenedOver = <Id extends string>({ record, children }: Props<Id>) => {
  const { opened } = record;
  const [shown, setShown] = useState(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each change of the address.
  useEffect(() => {
    if (opened === shown) return;
    if (shown === undefined || !hasUnsavedEdits()) return setShown(opened);
    void confirmLeave().then((leaves) => (leaves ? setShown(opened) : record.open(shown)));
  }, [opened]);
  return (
    shown && (
      <Suspense key={shown} fallback={null}>
        {children(shown)}
      </Suspense>
    )
  );
};
