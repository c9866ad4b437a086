import { useQueryClient } from '@tanstack/react-query';
import type { FormDraft } from '@wayline/core/areas/forms/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { useUnsavedEdits } from '../../../lib/unsaved-edits';
import { type FormRecord, formQuery, type OpenedForm } from '../forms-queries';

/** How long nothing changes before it is saved, in milliseconds. */
const PAUSE_MS = 800;
export type SaveState = 'saved' | 'saving' | { message: string; isStale: boolean };

/** Saves a draft a moment after it last changed. What another has saved meanwhile is not written over: saving stops and says so. */
export const useAutosave = (form: FormRecord, draft: FormDraft) => {
  const cache = useQueryClient();
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef({ draft, version: form.version });
  const latest = useRef(draft);
  latest.current = draft;
  const running = useRef<Promise<boolean>>(undefined);
  const setVersion = useCallback(
    (after: FormRecord) => {
      saved.current = { ...saved.current, version: after.version };
      cache.setQueryData(
        formQuery(form.id).queryKey,
        (before: OpenedForm | undefined) => before && { ...before, form: after },
      );
    },
    [cache, form.id],
  );
  const save = useCallback(async (): Promise<boolean> => {
    await running.current;
    const sent = latest.current;
    if (sent === saved.current.draft) return true;
    setState('saving');
    try {
      const { form: after } = await call('crm.forms.update', { ...sent, id: form.id, version: saved.current.version });
      saved.current = { draft: sent, version: after.version };
      setVersion(after);
      setState('saved');
      return true;
    } catch (thrown) {
      const { message, code } = asApiError(thrown);
      setState({ message, isStale: code === 'record.stale' });
      return false;
    }
  }, [form.id, setVersion]);
  const flush = useCallback((): Promise<boolean> => {
    running.current = save();
    return running.current;
  }, [save]);
  useUnsavedEdits({ isUnsaved: draft !== saved.current.draft, save: flush, savesItself: true });
  const isStopped = typeof state === 'object' && state.isStale;
  useEffect(() => {
    if (draft === saved.current.draft || isStopped) return undefined;
    const timer = setTimeout(() => void flush(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush, isStopped]);
  /** The version to go on with, now that it is saved. */
  const getVersion = () => saved.current.version;
  return { state, getVersion, setVersion };
};
