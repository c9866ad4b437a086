import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { asApiError } from '../../lib/api-error';
import { useUnsavedEdits } from '../../lib/unsaved-edits';
import { takeUnsaved, watchUnsaved } from '../../lib/unsaved-form';
import { ErrorNote } from '../error-note';
import { findUnread } from './use-read';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  /** Sends the entries; what it throws is shown above the fields, and issues beside theirs. False where a person has to decide first. */
  onSubmit: (values: T) => Promise<unknown>;
  /** A name keeps unsaved entries over a session that ends, and brings them back on the same page. */
  keepAs?: string;
  /**
   * Whether an editor on a page holds entries that aren't saved: they are saved before what else the page does with them (`saveFirst`),
   * and leaving the page asks. Left out for a dialog, which asks by itself.
   */
  unsaved?: boolean;
  children: ReactNode;
  id?: string;
};

/** Whether a form has the field at a path such as `memo` or `lines.0.amount`: what it is part of is there, filled in or not. */
const hasField = (values: FieldValues, path: string): boolean => {
  const end = path.lastIndexOf('.');
  return end < 0 ? path in values : get(values, path.slice(0, end)) instanceof Object;
};

/** A form that shows the server's refusals where they belong and can be sent once at a time. */
export const Form = <T extends FieldValues>({ form, onSubmit, keepAs, unsaved = false, children, id }: Props<T>) => {
  const element = useRef<HTMLFormElement>(null);
  const { handleSubmit, setError, clearErrors, getValues, reset, formState } = form;
  useEffect(() => {
    if (!keepAs) return undefined;
    const kept = takeUnsaved<T>(keepAs);
    if (kept) reset(kept, { keepDefaultValues: true });
    return watchUnsaved(keepAs, getValues);
  }, [keepAs, getValues, reset]);

  const send = async (values: T): Promise<boolean> => {
    try {
      return (await onSubmit(values)) !== false;
    } catch (thrown) {
      const error = asApiError(thrown);
      const known = error.issues.filter(({ path }) => hasField(values, path));
      for (const { path, message } of known) setError(path as FieldPath<T>, { message });
      setError('root.refused', { message: error.message, type: error.request_id });
      return false;
    }
  };
  const submit = async (event?: FormEvent): Promise<boolean> => {
    const unread = element.current && findUnread(element.current);
    if (unread) {
      event?.preventDefault();
      unread.focus();
      return false;
    }
    let saved = false;
    // What the server said of a group of fields is no fault of any one of them, and would keep the form from ever being sent again.
    clearErrors();
    await handleSubmit(async (values) => {
      saved = await send(values);
    })(event);
    return saved;
  };
  useUnsavedEdits({ isUnsaved: unsaved && !formState.isSubmitting, save: submit });
  const refused = formState.errors.root?.refused;
  return (
    <chakra.form
      id={id}
      noValidate
      display="flex"
      flexDirection="column"
      gap="4"
      ref={element}
      onSubmit={(event) => void submit(event)}
    >
      {refused?.message && <ErrorNote message={refused.message} requestId={String(refused.type ?? '')} />}
      {children}
    </chakra.form>
  );
};
