import { Checkbox } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from './bound-field';

/** A yes or no of a form. */
export const TickField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useBound<T, boolean>(props);
  return (
    <Checkbox.Root
      checked={bound.value ?? false}
      disabled={bound.texts.disabled}
      onCheckedChange={({ checked }) => bound.change(checked === true)}
    >
      <Checkbox.HiddenInput ref={bound.ref} name={bound.name} onBlur={bound.blur} />
      <Checkbox.Control />
      <Checkbox.Label>{bound.texts.label}</Checkbox.Label>
    </Checkbox.Root>
  );
};
