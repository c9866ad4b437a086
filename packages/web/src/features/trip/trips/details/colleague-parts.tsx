import { Checkbox, Flex, HStack, Text } from '@chakra-ui/react';
import { COLLABORATOR_TYPES } from '@wayline/core/areas/trip/trips/people/trip-fields';
import { InitialsAvatar } from '../../../../ui/initials-avatar';

export type Part = (typeof COLLABORATOR_TYPES)[number];
/** What a colleague does on the trip, and whether they advise on it. */
export type Parts = { types: readonly Part[]; advises: boolean };

const WORDS: Record<Part, string> = {
  planner: 'Planner',
  booking: 'Booking',
  accounting: 'Accounting',
  documents: 'Documents',
  sales: 'Sales',
};

type Props = { name: string; role: string; picture?: string; parts: Parts; onChange: (parts: Parts) => void };
type ChoiceProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Choice = ({ label, checked, onChange }: ChoiceProps) => (
  <Checkbox.Root size="sm" checked={checked} onCheckedChange={(e) => onChange(e.checked === true)}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{label}</Checkbox.Label>
  </Checkbox.Root>
);

/** A colleague with the parts they can have in a trip. */
export const ColleagueParts = ({ name, role, picture, parts, onChange }: Props) => (
  <Flex as="fieldset" direction="column" gap="2" py="3" borderTopWidth="1px">
    <HStack as="legend" gap="2" fontWeight="600" float="left">
      <InitialsAvatar name={name} picture={picture} size={24} decorative />
      <Text as="span">
        {name}{' '}
        <Text as="span" color="fg.muted" textStyle="small" fontWeight="400">
          {role}
        </Text>
      </Text>
    </HStack>
    <Flex gap="4" rowGap="2" wrap="wrap">
      {COLLABORATOR_TYPES.map((type) => (
        <Choice
          key={type}
          label={WORDS[type]}
          checked={parts.types.includes(type)}
          onChange={(checked) =>
            onChange({
              ...parts,
              types: COLLABORATOR_TYPES.filter((t) => (t === type ? checked : parts.types.includes(t))),
            })
          }
        />
      ))}
      <Choice label="Working advisor" checked={parts.advises} onChange={(advises) => onChange({ ...parts, advises })} />
    </Flex>
  </Flex>
);
