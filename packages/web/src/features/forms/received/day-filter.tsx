import { HStack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { dateHint, formatDate, parseTypedDate } from '../../../lib/format';
import { TypedInput } from '../../../ui/fields/typed-input';

type Props = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A day that a list is narrowed to, typed as its reader writes days; empty takes it off. Source: R-ACC-039. */
export const DayFilter = ({ label, value, onChange }: Props) => {
  const id = useId();
  return (
    <HStack gap="1.5">
      <Text as="label" id={id} color="fg.muted" textStyle="small" whiteSpace="nowrap">
        {label}
      </Text>
      <TypedInput
        aria-labelledby={id}
        size="xs"
        width="7.5rem"
        shown={formatDate(value)}
        placeholder={dateHint()}
        inputMode="numeric"
        autoComplete="off"
        onCommit={(typed) => onChange(parseTypedDate(typed) ?? undefined)}
      />
    </HStack>
  );
};
