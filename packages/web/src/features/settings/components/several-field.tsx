import { Checkbox, chakra, Stack, Text } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from '../../../ui/fields/bound-field';

type Props<T extends FieldValues> = Bound<T> & {
  choices: readonly { value: string; label: string }[];
  /** A tick takes the value out of the list: for lists of what is left away. */
  inverted?: boolean;
};

/** Any of a few choices; the form keeps the list of the ticked ones, in the order of the choices. */
export const SeveralField = <T extends FieldValues>({ choices, inverted = false, ...props }: Props<T>) => {
  const bound = useBound<T, string[]>(props);
  const listed = new Set(bound.value ?? []);
  const set = (value: string, on: boolean) => {
    const keep = (one: string) => (one === value ? on !== inverted : listed.has(one));
    bound.change(choices.map((choice) => choice.value).filter(keep));
  };
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="2">
        {bound.texts.label}
      </chakra.legend>
      <Stack gap="2.5">
        {choices.map(({ value, label }) => (
          <Checkbox.Root
            key={value}
            size="sm"
            checked={listed.has(value) !== inverted}
            onCheckedChange={({ checked }) => set(value, checked === true)}
          >
            <Checkbox.HiddenInput onBlur={bound.blur} />
            <Checkbox.Control />
            <Checkbox.Label fontWeight="400">{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {bound.texts.error && (
        <Text role="alert" textStyle="small" color="fg.error" mt="2">
          {bound.texts.error}
        </Text>
      )}
    </chakra.fieldset>
  );
};
