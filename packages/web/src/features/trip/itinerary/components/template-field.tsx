import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ACCENTS, COVER_STYLES } from '@wayline/core/access/brand';
import { BUILT_IN, type ItineraryTemplate, type TemplateContent } from '@wayline/core/areas/trip/itinerary/template';
import { countOf } from '@wayline/core/base/plural';
import type { FieldValues } from 'react-hook-form';
import { type Bound, useBound } from '../../../../ui/fields/bound-field';

type ChoiceProps = { field: string; value: string; name: string; look: TemplateContent; chosen: boolean };
type Choosing = { onChoose: () => void; onBlur: () => void };

const Choice = ({ field, value, name, look, chosen, onChoose, onBlur }: ChoiceProps & Choosing) => (
  <chakra.label
    display="flex"
    gap="3"
    alignItems="center"
    px="3"
    py="2"
    borderTopWidth="1px"
    cursor="pointer"
    _first={{ borderTopWidth: '0' }}
    _hover={{ bg: 'bg.muted' }}
  >
    <chakra.input
      type="radio"
      name={field}
      value={value}
      accentColor="sea.solid"
      checked={chosen}
      onBlur={onBlur}
      onChange={onChoose}
    />
    <Box boxSize="5" borderRadius="full" borderWidth="1px" bg={ACCENTS[look.accent].light} flexShrink="0" aria-hidden />
    <Box as="span" flex="1" minW="0">
      <Text as="span" display="block" dir="auto" overflowWrap="anywhere">
        {name}
      </Text>
      <Text as="span" display="block" color="fg.muted" textStyle="small">
        {ACCENTS[look.accent].label} · cover: {COVER_STYLES[look.cover_style].toLowerCase()} ·{' '}
        {countOf(look.sections.filter(({ shown }) => shown).length, 'section')}
      </Text>
    </Box>
  </chakra.label>
);

/** Which look an itinerary begins from: those of the company, and the one that everybody has, whose value is the empty text. */
export const TemplateField = <T extends FieldValues>({
  templates,
  ...props
}: Bound<T> & { templates: readonly ItineraryTemplate[] }) => {
  const bound = useBound<T, string>(props);
  const choose = (value: string) => ({
    field: bound.name,
    value,
    chosen: bound.value === value,
    onChoose: () => bound.change(value),
    onBlur: bound.blur,
  });
  return (
    <chakra.fieldset border="0" p="0" m="0">
      <chakra.legend textStyle="body" fontWeight="500" mb="1">
        {bound.texts.label}
      </chakra.legend>
      <Flex direction="column" borderWidth="1px" borderRadius="l2" maxH="20rem" overflowY="auto">
        {templates.map((template) => (
          <Choice key={template.id} {...choose(template.id)} name={template.name} look={template} />
        ))}
        <Choice {...choose('')} name={BUILT_IN.name} look={BUILT_IN.content} />
      </Flex>
    </chakra.fieldset>
  );
};
