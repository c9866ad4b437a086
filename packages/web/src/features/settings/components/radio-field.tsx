import { chakra, Stack, Text } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from '../../../ui/fields/bound-field';

export type Choice = { value: string; label: string; hint?: string };

/** One of a few choices that want a word of explanation each. */
export const RadioField = <T extends FieldValues>({ choices, ...props }: Bound<T> & { choices: readonly Choice[] }) => {
  const bound = useBound<T, string>(props);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="1">
        {bound.texts.label}
      </chakra.legend>
      <Stack gap="1">
        {choices.map(({ value, label, hint }, at) => (
          <chakra.label key={value} display="flex" gap="2.5" py="1.5" alignItems="baseline" cursor="pointer">
            <chakra.input
              type="radio"
              ref={at === 0 ? bound.ref : undefined}
              name={bound.name}
              value={value}
              accentColor="sea.solid"
              checked={bound.value === value}
              onBlur={bound.blur}
              onChange={() => bound.change(value)}
            />
            <span>
              {label}
              {hint && (
                <Text as="span" display="block" color="fg.muted" textStyle="small">
                  {hint}
                </Text>
              )}
            </span>
          </chakra.label>
        ))}
      </Stack>
      {bound.texts.error && (
        <Text role="alert" textStyle="small" color="fg.error">
          {bound.texts.error}
        </Text>
      )}
    </chakra.fieldset>
  );
};
