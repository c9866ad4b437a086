import { Box, Button, chakra, Table, Text, Textarea } from '@chakra-ui/react';
import { findWrongLength, MRZ_PARTS, type MrzReading, parseMrz } from '@wayline/core/areas/clients/mrz/parse-mrz';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { todayHere } from '../../../lib/today';
import { Field } from '../../../ui/field';
import { listMrzChanges } from './mrz-changes';

type Props = { form: UseFormReturn<FieldValues>; onDone: () => void };

const whatIsWrong = ({ wrong }: MrzReading) =>
  `Check digits don’t match for the ${wrong.map((part) => MRZ_PARTS[part]).join(', ')}. Compare with the document before you use this.`;

const describeLength = (typed: string) => {
  const found = findWrongLength(typed);
  if (!found) return 'That isn’t complete yet. A passport has two lines of 44 characters.';
  const { line, length, expected } = found;
  return `Line ${line} has ${length} characters and needs ${expected}. Check its < signs.`;
};
const describeCorrections = ({ corrected }: MrzReading) =>
  `We read ${corrected.map(({ read, as }) => `${read} as ${as}`).join(' and ')}. Compare with the document.`;

/** The machine-readable lines of a document, typed or pasted, and what they would change in the form. They stay in this browser. */
export const MrzEntry = ({ form, onDone }: Props) => {
  const [typed, setTyped] = useState('');
  const reading = parseMrz(typed, todayHere());
  const changes = reading ? listMrzChanges(reading, form.getValues()) : [];
  const fill = () => {
    for (const { name, value } of changes) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    onDone();
  };
  return (
    <Box borderWidth="1px" borderRadius="l2" p="3" display="grid" gap="3">
      <Field
        label="Machine-readable lines"
        hint="The two or three lines with < at the bottom of the photo page. They’re read here, in your browser."
      >
        <Textarea
          size="sm"
          rows={3}
          fontFamily="mono"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {typed.trim() && !reading && (
        <Text color="fg.muted" role="status">
          {describeLength(typed)}
        </Text>
      )}
      {reading && reading.corrected.length > 0 && (
        <Text color="fg.muted" role="status">
          {describeCorrections(reading)}
        </Text>
      )}
      {reading && reading.wrong.length > 0 && (
        <Text role="alert" color="fg.error">
          {whatIsWrong(reading)}
        </Text>
      )}
      {reading && changes.length === 0 && <Text color="fg.muted">The form already says the same.</Text>}
      {changes.length > 0 && (
        <>
          <Table.Root size="sm" aria-label="What changes">
            <Table.Body>
              {changes.map(({ name, label, before, after }) => (
                <Table.Row key={name}>
                  <Table.Cell color="fg.muted">{label}</Table.Cell>
                  <Table.Cell overflowWrap="anywhere">
                    {before && <chakra.del color="fg.muted">{before}</chakra.del>}{' '}
                    <chakra.ins textDecoration="none" fontWeight="600">
                      {after}
                    </chakra.ins>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
          <Button size="sm" variant="outline" justifySelf="start" onClick={fill}>
            Fill in the form
          </Button>
        </>
      )}
    </Box>
  );
};
