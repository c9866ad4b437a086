import { useCallback, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload';

const left = new Map<string, FieldValues>();

/** Keeps what was typed on a settings page and not saved for when its reader comes back to it, until the app is closed. */
export const useUnsavedSettings = <T extends FieldValues>(name: string, form: UseFormReturn<T>): void => {
  const { reset, getValues, formState } = form;
  const unsaved = formState.isDirty;
  useAskBeforeUnload(useCallback(() => unsaved, [unsaved]));
  useEffect(() => {
    const typed = left.get(name) as T | undefined;
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [name, reset]);
  useEffect(() => {
    if (!unsaved) return undefined;
    return () => void left.set(name, getValues());
  }, [name, unsaved, getValues]);
  useEffect(() => {
    if (!unsaved) left.delete(name);
  }, [name, unsaved]);
};
