import { useEffect } from 'react';
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * A date or a choice that is emptied becomes undefined, which a form takes for its default: the old value would be seen again and the empty one
 * saved. The empty text is empty in both places.
 */
export const useEmptiedFields = (form: UseFormReturn<FieldValues>): void => {
  const { watch, setValue } = form;
  useEffect(() => {
    const watching = watch((values, { name }) => {
      if (name && get(values, name) === undefined) setValue(name, '', { shouldDirty: true });
    });
    return () => watching.unsubscribe();
  }, [watch, setValue]);
};
