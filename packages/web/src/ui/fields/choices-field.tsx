import { Checkbox, chakra, HStack } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from './bound-field';
import type { Option } from './select-field';

type Props<T extends FieldValues> = Bound<T> & { options: readonly Option[] };
const NONE: readonly string[] = [];

/** Several choices from a short list, kept in the order of the list. */
export const ChoicesField = <T extends FieldValues>({ options, ...props }: Props<T>) => {
  const { value: chosen = NONE, change, texts } = useBound<T, readonly string[]>(props);
  const toggle = (value: string, on: boolean) =>
    change(options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))));
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="500" mb="1">
        {texts.label}
      </chakra.legend>
      <HStack wrap="wrap" gap="3">
        {options.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            size="sm"
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) => toggle(value, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </HStack>
    </chakra.fieldset>
  );
};
