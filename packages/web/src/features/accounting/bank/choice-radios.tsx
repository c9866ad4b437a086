import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

type Props<V extends string> = {
  legend: ReactNode;
  value: V | undefined;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
};

/** One of a few, each in sight. */
export const ChoiceRadios = <V extends string>({ legend, value, options, onChange }: Props<V>) => {
  const name = useId();
  return (
    <chakra.fieldset border="none" minW="0">
      <chakra.legend fontWeight="500" mb="1">
        {legend}
      </chakra.legend>
      <Stack gap="0">
        {options.map((option) => (
          <chakra.label
            key={option.value}
            display="flex"
            gap="3"
            alignItems="center"
            cursor="pointer"
            minH={{ base: '44px', md: '32px' }}
          >
            <chakra.input
              type="radio"
              name={name}
              accentColor="sea.solid"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <chakra.span dir="auto" overflowWrap="anywhere">
              {option.label}
            </chakra.span>
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  );
};
