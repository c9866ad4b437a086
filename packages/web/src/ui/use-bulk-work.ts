import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { notify } from '../lib/toast-store';
import { notifyError } from './notify-error';

type Send<Id> = (ids: Id[]) => Promise<{ changed: Id[] }>;
export type BulkWork<Id> = {
  ids: readonly Id[];
  /** What they are called; "3 clients" otherwise. */
  name?: string;
  /** What is said once it is done, of the records by their name or number. */
  said: (who: string) => string;
  send: Send<Id>;
  /** What takes it back from those it changed; without it there is no undo. */
  back?: Send<Id>;
};
type Kind = {
  /** What one of them is called. */
  noun: string;
  /** As many as one request changes. */
  atOnce: number;
  /** Makes old whatever shows them. */
  invalidate: (client: QueryClient) => Promise<unknown>;
};

/** Does something to many records, some at a time; a refusal is told and what was done before stays. */
export const useBulkWork = <Id extends string>({ noun, atOnce, invalidate }: Kind) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  const send = async (ids: readonly Id[], act: Send<Id>): Promise<Id[]> => {
    const changed: Id[] = [];
    setProgress({ done: 0, of: ids.length });
    try {
      for (let i = 0; i < ids.length; i += atOnce) {
        const chunk = ids.slice(i, i + atOnce);
        changed.push(...(await act(chunk)).changed);
        setProgress((before) => before && { ...before, done: before.done + chunk.length });
      }
    } catch (thrown) {
      notifyError(thrown);
    }
    setProgress(undefined);
    await invalidate(client);
    return changed;
  };
  /** How many it changed. */
  const run = async ({ ids, name, said, send: act, back }: BulkWork<Id>): Promise<number> => {
    const changed = await send(ids, act);
    if (changed.length > 0)
      notify({
        kind: 'success',
        title: said(name ?? countOf(changed.length, noun)),
        ...(back && { undo: () => void send(changed, back) }),
      });
    return changed.length;
  };
  return { run, progress };
};
