import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ACCENT_NAMES, ACCENTS, type Accent } from '@wayline/core/access/brand';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from '../../../../ui/fields/bound-field';

/** The colour an itinerary is set in: the platform's own radio buttons, as swatches with their names. */
export const AccentField = <T extends FieldValues>(props: Bound<T>) => {
  const bound = useBound<T, Accent>(props);
  return (
    <chakra.fieldset border="0" p="0" m="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="1">
        {bound.texts.label}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {ACCENT_NAMES.map((name) => (
          <chakra.label
            key={name}
            display="inline-flex"
            alignItems="center"
            gap="2"
            px="2"
            minH="9"
            borderWidth="1px"
            borderRadius="l2"
            cursor="pointer"
            _focusWithin={{ outline: '2px solid', outlineColor: 'sea.solid', outlineOffset: '2px' }}
            css={{ '&:has(input:checked)': { borderColor: 'fg', fontWeight: 600 } }}
          >
            <chakra.input
              type="radio"
              srOnly
              name={bound.name}
              value={name}
              checked={bound.value === name}
              onBlur={bound.blur}
              onChange={() => bound.change(name)}
            />
            <Box w="4" h="4" borderRadius="full" bg={ACCENTS[name].light} aria-hidden />
            <Text as="span">{ACCENTS[name].label}</Text>
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  );
};
