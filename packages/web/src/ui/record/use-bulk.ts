import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError, SESSION_ENDED } from '../../lib/api-error';
import { sendSafely } from '../../lib/send-safely';
import { notify } from '../../lib/toast-store';
import { notifyError } from '../notify-error';

/** A kind of record of which many are changed by a few requests. */
export type BulkKind = {
  /** So many of them in words: "3 clients". */
  count: (n: number) => string;
  /** What a change of them is called for readers: "Clients changed". */
  changed: string;
  /** As many as one request changes. */
  atOnce: number;
  /** Makes old whatever shows them. */
  invalidate: (client: QueryClient) => Promise<unknown>;
};
type Failed<Id> = { id: Id; why: string };
/** One request. It answers what it changed, by `C`, and what it could not change where the rest went on. */
export type BulkSend<Id, C = Id> = (
  ids: Id[],
  idempotencyKey: string,
) => Promise<{ changed: C[]; failed?: readonly Failed<Id>[] }>;
type Step<Id, C> = { ids: Id[]; send: BulkSend<Id, C> };
export type BulkWork<Id, C = Id> = {
  /** What is said once it is done, of the records by their name or number. */
  said: (who: string) => string;
  send: BulkSend<Id, C>;
  /** What takes it back from those it changed; without it there is no undo. */
  back?: (changed: C[]) => Step<Id, C>[];
};
type Named<Id> = { id: Id; name: string };
/** What became of a change that some refused: what is said of the others, and which could not be changed, and why. */
type Report<Id> = { done: string | undefined; failed: readonly (Failed<Id> & Named<Id>)[]; onClose: () => void };

const FORBIDDEN = 403;
const UNREACHED = 0;
/** Whether every further request would be answered the same. */
export const isForAll = ({ status }: ApiError) =>
  status === FORBIDDEN || status === UNREACHED || SESSION_ENDED.has(status);

/** What is said of a record, or of several, that nothing became of. */
export const toFailedTitle = (who: string): string => `${who} couldn't be changed`;

/** The options of a call that is done once under its key, and whose 404 is for whoever asked. */
export const onceUnder = (idempotencyKey: string) => ({ onMissing: 'stay', idempotencyKey }) as const;
/** Takes something back by doing the opposite to all that were changed. */
export const undoBy =
  <Id>(send: BulkSend<Id>) =>
  (ids: Id[]) => [{ ids, send }];

/**
 * Some at a time and one request after the other; one that is refused says why and keeps the rest from nothing. What every further one would be
 * told as well is asked no more: who may not, is signed out or does not reach the server is told once. `isOver` once the session has ended.
 */
const sendInChunks = async <Id, C>(
  { ids, send }: Step<Id, C>,
  atOnce: number,
  onDone: (done: number) => void,
): Promise<{ changed: C[]; failed: Failed<Id>[]; isOver: boolean }> => {
  const changed: C[] = [];
  const failed: Failed<Id>[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const chunk = ids.slice(at, at + atOnce);
    const key = crypto.randomUUID();
    try {
      const answer = await sendSafely(() => send(chunk, key));
      changed.push(...answer.changed);
      failed.push(...(answer.failed ?? []));
    } catch (thrown) {
      const error = asApiError(thrown);
      const left = isForAll(error) ? ids.slice(at) : chunk;
      failed.push(...left.map((id) => ({ id, why: error.message })));
      if (isForAll(error)) return { changed, failed, isOver: SESSION_ENDED.has(error.status) };
    }
    onDone(at + chunk.length);
  }
  return { changed, failed, isOver: false };
};

/** Does something to many records with its progress, says what became of them and which could not be changed, and offers to take it back. */
export const useBulk = <Id extends string, C = Id>(kind: BulkKind) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const [reports, setReports] = useState<readonly Report<Id>[]>([]);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const refresh = () => kind.invalidate(client);
  const send = async (step: Step<Id, C>) => {
    const of = step.ids.length;
    setProgress({ done: 0, of });
    const sent = await sendInChunks(step, kind.atOnce, (done) => setProgress({ done, of }));
    setProgress(undefined);
    return sent;
  };
  const undo = async (steps: readonly Step<Id, C>[]) => {
    for (const step of steps) {
      const { failed, isOver } = await send(step);
      if (isOver) return;
      if (failed[0]) notify({ kind: 'error', title: 'Not everything could be undone', text: failed[0].why });
    }
    await refresh();
  };
  const notifyDone = (who: string, changed: C[], { said, back }: BulkWork<Id, C>) =>
    notify({
      kind: 'success',
      title: said(who),
      ...(back && changed.length > 0 && { undo: () => void undo(back(changed)).catch(notifyError) }),
    });

  const run = async (records: readonly Named<Id>[], work: BulkWork<Id, C>): Promise<void> => {
    const { changed, failed, isOver } = await send({ ids: records.map(({ id }) => id), send: work.send });
    if (isOver) return;
    const who = kind.count(changed.length);
    const done = failed.length < records.length ? work.said(who) : undefined;
    const onClose = () => done !== undefined && notifyDone(who, changed, work);
    const [first] = failed;
    if (first && isShown.current) {
      const names = new Map(records.map(({ id, name }) => [id, name]));
      const named = failed.map((one) => ({ ...one, name: names.get(one.id) ?? one.id }));
      // A dialog covers messages, so that of the others, with its undo, comes when this is closed.
      setReports((before) => [...before, { done, failed: named, onClose }]);
    } else {
      onClose();
      if (first) notify({ kind: 'error', title: toFailedTitle(kind.count(failed.length)), text: first.why });
    }
    await refresh();
  };
  const closeReport = () => {
    setReports(reports.slice(1));
    reports[0]?.onClose();
  };
  /** Does it to one that is spoken of by its name; a refusal is told as that of any call. Whether it was changed. */
  const runOne = async ({ id, name }: Named<Id>, work: BulkWork<Id, C>): Promise<boolean> => {
    const key = crypto.randomUUID();
    let changed: C[] = [];
    setProgress({ done: 0, of: 1 });
    try {
      const answer = await sendSafely(() => work.send([id], key));
      changed = answer.changed;
      const [refused] = answer.failed ?? [];
      if (refused) notify({ kind: 'error', title: toFailedTitle(name), text: refused.why });
      if (changed.length > 0) notifyDone(name, changed, work);
    } catch (thrown) {
      notifyError(thrown);
    }
    setProgress(undefined);
    await refresh();
    return changed.length > 0;
  };
  return { kind, run, runOne, progress, report: reports[0], closeReport, refresh };
};
