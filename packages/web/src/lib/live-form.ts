import { mergeEdits } from '@wayline/core/base/merge';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type PathValue, type UseFormReturn } from 'react-hook-form';
import { asApiError } from './api-error';
import { clashesAt } from './clash';

/** How long a value that has just arrived is pointed out, in milliseconds. */
const FRESH_MS = 2500;

type Live<T extends FieldValues, R> = {
  form: UseFormReturn<T>;
  /** What the record is called: booking. */
  what: string;
  /** The record as it stands; newer ones arrive while the form is open. */
  record: R | undefined;
  fieldsOf: (record: R) => T;
  /** Groups of fields that two people may change different parts of. */
  parts?: readonly string[];
};
/** Colleagues who save all the time may come between more than once. */
const MOST_ATTEMPTS = 4;
const NONE: readonly string[] = [];
type Pending<R> = { theirs: R; paths: string[] };
type Act<T, R, V> = (typed: T, from: R) => Promise<V>;

/** A field that was emptied is empty, however it says so. */
export const normalizeEmptyFields = <T>(fields: T): T =>
  JSON.parse(JSON.stringify(fields, (_name, value) => (value === '' || value === null ? undefined : value)));

/**
 * A form over a record that others may save while it is open. What they change shows at once in fields nobody has touched here (`fresh`
 * for a moment); what both have changed stays as it was typed, with theirs beside it in `stale`, until a person says which one stands.
 * Nothing typed is lost.
 */
export const useLiveForm = <T extends FieldValues, R extends { version: number }>({
  form,
  what,
  record,
  fieldsOf,
  parts = NONE,
}: Live<T, R>) => {
  const base = useRef(record);
  const sending = useRef(false);
  // A press on save may come before the render that asks.
  const pending = useRef<Pending<R>>(undefined);
  const [clash, setClash] = useState<Pending<R>>();
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const { getValues, setValue } = form;
  const put = useCallback(
    (fields: T, paths: readonly string[]) => {
      // A form takes an undefined value for none of its business and shows its default.
      for (const path of paths) setValue(path as FieldPath<T>, (get(fields, path) ?? '') as PathValue<T, FieldPath<T>>);
    },
    [setValue],
  );
  /**
   * Takes in a newer record; the paths that both have changed differently, if any. Once our own save was `accepted`, what differs from it
   * was saved after it, knowing it: nothing is left to ask.
   */
  const take = useCallback(
    (theirs: R, accepted = false): string[] => {
      if (!base.current || theirs.version <= base.current.version) return [];
      const fields = fieldsOf(theirs);
      const edits = {
        base: normalizeEmptyFields(fieldsOf(base.current)),
        theirs: normalizeEmptyFields(fields),
        mine: normalizeEmptyFields(getValues()),
      };
      const merged = mergeEdits(edits, parts);
      const arrived = accepted ? [...merged.arrived, ...merged.clashes] : merged.arrived;
      const clashes = accepted ? [] : merged.clashes;
      base.current = theirs;
      put(fields, arrived);
      setFresh(arrived);
      const paths = [...new Set([...(pending.current?.paths ?? []), ...clashes])];
      pending.current = paths.length > 0 ? { theirs, paths } : undefined;
      setClash(pending.current);
      return clashes;
    },
    [fieldsOf, getValues, parts, put],
  );
  const newest = useRef(record);
  useEffect(() => {
    newest.current = record;
    if (record && !sending.current) take(record);
  }, [record, take]);
  useEffect(() => {
    if (fresh.length === 0) return undefined;
    const faded = setTimeout(() => setFresh([]), FRESH_MS);
    return () => clearTimeout(faded);
  }, [fresh]);
  const attempt = async <V>(act: Act<T, R, V>): Promise<V | undefined> => {
    for (let attempts = 1; base.current && !clash && !pending.current; attempts++) {
      try {
        return await act(getValues(), base.current);
      } catch (thrown) {
        const error = asApiError(thrown);
        if (error.code !== 'record.stale' || !error.current || attempts === MOST_ATTEMPTS) throw error;
        if (take(error.current as R).length > 0) return undefined;
      }
    }
    return undefined;
  };
  /**
   * Sends what is typed, begun from the newest record known here. When a colleague's save came before and nothing clashes with it, sends
   * again on top of theirs; undefined where a person has to decide first. What arrives meanwhile waits for the answer: until then nobody
   * knows which of the two came first, and a question would be asked that the answer settles.
   */
  const send = async <V>(act: Act<T, R, V>): Promise<V | undefined> => {
    sending.current = true;
    let accepted = false;
    try {
      const answer = await attempt(act);
      accepted = answer !== undefined;
      return answer;
    } finally {
      sending.current = false;
      if (newest.current) take(newest.current, accepted);
    }
  };
  const settle = (which: 'theirs' | 'mine') => {
    if (clash && which === 'theirs') put(fieldsOf(clash.theirs), clash.paths);
    pending.current = undefined;
    setClash(undefined);
  };
  /** For `StaleNotice`; undefined where nothing clashes. */
  const stale = clash && {
    what,
    clashes: clashesAt(fieldsOf(clash.theirs), getValues(), clash.paths),
    onTakeTheirs: () => settle('theirs'),
    onKeepMine: () => settle('mine'),
  };
  return { send, stale, fresh };
};
