import { useQueryClient } from '@tanstack/react-query';
import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { UserId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { type CallOutput, call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { notifyError } from '../../ui/notify-error';
import { invalidateClients } from './client-queries';

const STAY = { onMissing: 'stay' } as const;
type Send = (ids: ClientId[]) => Promise<CallOutput<'crm.individuals.tag'>>;
/** What can be done to many clients. */
export const ACTIONS = {
  remove: (ids: ClientId[]) => call('crm.individuals.delete', { ids }, STAY),
  restore: (ids: ClientId[]) => call('crm.individuals.restore', { ids }, STAY),
  purge: (ids: ClientId[]) => call('crm.individuals.permanent-delete', { ids }, STAY),
  tag: (tag: string, on: boolean) => (ids: ClientId[]) => call('crm.individuals.tag', { ids, tag, on }, STAY),
  assign: (advisor: UserId, on: boolean) => (ids: ClientId[]) =>
    call('crm.individuals.assign', { ids, advisor, on }, STAY),
};

export type Work = {
  ids: readonly ClientId[];
  /** What they are called; "3 clients" otherwise. */
  name?: string;
  /** What is said once it is done, of the clients by their name or number. */
  said: (who: string) => string;
  send: Send;
  /** What takes it back from those it changed; without it there is no undo. */
  back?: Send;
};

const listChunks = (ids: readonly ClientId[]): ClientId[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_CHANGED_AT_ONCE) }, (_, i) =>
    ids.slice(i * MAX_CHANGED_AT_ONCE, (i + 1) * MAX_CHANGED_AT_ONCE),
  );

/** Does something to many clients, some at a time; a refusal is told and what was done before stays. */
export const useBulk = () => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  const send = async (ids: readonly ClientId[], act: Send): Promise<ClientId[]> => {
    const changed: ClientId[] = [];
    setProgress({ done: 0, of: ids.length });
    try {
      for (const chunk of listChunks(ids)) {
        changed.push(...(await act(chunk)).changed);
        setProgress((before) => before && { ...before, done: before.done + chunk.length });
      }
    } catch (thrown) {
      notifyError(thrown);
    }
    setProgress(undefined);
    await invalidateClients(client);
    return changed;
  };
  /** How many it changed. */
  const run = async ({ ids, name, said, send: act, back }: Work): Promise<number> => {
    const changed = await send(ids, act);
    if (changed.length > 0)
      notify({
        kind: 'success',
        title: said(name ?? countOf(changed.length, 'client')),
        ...(back && { undo: () => void send(changed, back) }),
      });
    return changed.length;
  };
  return { run, progress };
};
export type Bulk = ReturnType<typeof useBulk>;
