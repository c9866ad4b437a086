import { Box, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import type { DataImport } from '../import-queries';
import { DECISION_WORDS, GRADE_WORDS, GRADES } from '../import-words';
import { RowList } from './row-list';

type Decisions = DataImport['decisions'];
type Decision = Decisions['certain'];
type RowDecisions = DataImport['row_decisions'];
type Props = {
  of: DataImport;
  decisions: Decisions;
  rows: RowDecisions;
  onDecisions: (decisions: Decisions) => void;
  onRows: (rows: RowDecisions) => void;
};

const isDecision = (value: string): value is Decision => value in DECISION_WORDS;
type SelectProps = { label: string; value: string; usual?: string; onChoose: (value: string) => void };
const DecisionSelect = ({ label, value, usual, onChoose }: SelectProps) => (
  <NativeSelect.Root size="sm" width="auto" minW="190px">
    <NativeSelect.Field aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {usual && <option value="">{usual}</option>}
      {Object.entries(DECISION_WORDS).map(([decision, words]) => (
        <option key={decision} value={decision}>
          {words}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);

/** What is done with whoever may be a client already: by how sure that is, and of single rows. */
export const DuplicateDecisions = ({ of: { tally, matches }, decisions, rows, onDecisions, onRows }: Props) => {
  const decideRow = (row: number, value: string) => {
    const { [row]: _before, ...others } = rows;
    onRows(isDecision(value) ? { ...others, [row]: value } : others);
  };
  return (
    <Stack gap="4">
      <Stack gap="2">
        {GRADES.filter((grade) => tally[grade] > 0).map((grade) => (
          <HStack key={grade} gap="3" wrap="wrap">
            <Text minW="250px">
              {GRADE_WORDS[grade]}: {countOf(tally[grade], 'row')}
            </Text>
            <DecisionSelect
              label={GRADE_WORDS[grade]}
              value={decisions[grade]}
              onChoose={(value) => isDecision(value) && onDecisions({ ...decisions, [grade]: value })}
            />
          </HStack>
        ))}
      </Stack>
      <RowList
        title="Rows that may be clients already"
        rows={matches}
        of={tally.certain + tally.likely + tally.possible}
        heading="Match"
        show={({ row, grade, reasons, client_id, client_name, same_as_row }) => (
          <HStack gap="3" justify="space-between" wrap="wrap">
            <Box>
              {client_id && same_as_row === undefined ? (
                <RouterLink to={PATHS.client(client_id)}>{client_name}</RouterLink>
              ) : (
                <Text as="span">
                  {client_name}, row {same_as_row}
                </Text>
              )}
              <Text color="fg.muted" textStyle="small">
                {reasons.join(', ')}
              </Text>
            </Box>
            <DecisionSelect
              label={`Row ${row}`}
              value={rows[row] ?? ''}
              usual={`Like the others: ${DECISION_WORDS[decisions[grade]]}`}
              onChoose={(value) => decideRow(row, value)}
            />
          </HStack>
        )}
      />
    </Stack>
  );
};
