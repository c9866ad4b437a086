import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const left = new Map<string, FieldValues>();

/** Keeps what was typed on a settings page and not saved for when its reader comes back to it, until the app is closed. */
export const useUnsavedSettings = <T extends FieldValues>(name: string, form: UseFormReturn<T>): void => {
  const { reset, getValues, formState } = form;
  const unsaved = formState.isDirty;
  useEffect(() => {
    const typed = left.get(name) as T | undefined;
    if (typed) reset(typed, { keepDefaultValues: true });
  }, [name, reset]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      left.set(name, getValues());
    };
  }, [name, unsaved, getValues]);
  useEffect(() => {
    if (!unsaved) left.delete(name);
  }, [name, unsaved]);
};
