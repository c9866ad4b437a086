import { chakra, NativeSelect, Stack, Table, Text } from '@chakra-ui/react';
import { CSV_FIELDS, type CsvField } from '@wayline/core/areas/accounting/bank/read/csv-mapping';
import { useState } from 'react';
import { dayTitle } from '../../../../lib/day-words';
import { formatDecimal } from '../../../../lib/format-count';
import { PartProblem } from '../../form-part';
import { ReadingTable } from '../../reading-table';
import type { CsvMapping, CsvQuestions } from '../bank-queries';
import { COLUMN_WORDS } from '../bank-words';
import { ChoiceRadios } from '../choice-radios';

type ColumnsProps = {
  asked: CsvQuestions;
  columns: readonly CsvField[];
  onColumn: (at: number, field: CsvField) => void;
};
/** The first rows of a file, with what each column is above it. */
const Columns = ({ asked: { headers, samples }, columns, onColumn }: ColumnsProps) => (
  <ReadingTable label="First rows of the file">
    <Table.Header>
      <Table.Row>
        {columns.map((field, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their places, and two may have one heading.
          <Table.ColumnHeader key={i} verticalAlign="bottom" minW="150px">
            <Text mb="1" dir="auto">
              {headers[i] || `Column ${i + 1}`}
            </Text>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                aria-label={`What “${headers[i] || `Column ${i + 1}`}” is`}
                value={field}
                onChange={(event) => onColumn(i, event.target.value as CsvField)}
              >
                {CSV_FIELDS.map((one) => (
                  <option key={one} value={one}>
                    {COLUMN_WORDS[one]}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {samples.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file may be alike, and stay in their places.
        <Table.Row key={at}>
          {columns.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as the columns.
            <Table.Cell key={i} dir="auto" whiteSpace="nowrap">
              {row[i]}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </ReadingTable>
);

type Need<K extends CsvQuestions['needs'][number]['kind']> = Extract<CsvQuestions['needs'][number], { kind: K }>;
const findNeed = <K extends CsvQuestions['needs'][number]['kind']>({ needs }: CsvQuestions, kind: K) =>
  needs.find((need): need is Need<K> => need.kind === kind);

/** What keeps the columns from being read; nothing where they can be. */
const findFault = (columns: readonly CsvField[]): string | undefined => {
  const has = (...fields: readonly CsvField[]) => fields.some((field) => columns.includes(field));
  const twice = columns.find((field, i) => field !== '' && field !== 'text' && columns.indexOf(field) !== i);
  if (!has('day')) return 'Choose which column is the date.';
  if (!has('amount', 'debit', 'credit')) return 'Choose which column is the amount, or the money in and the money out.';
  return twice && `Two columns are “${COLUMN_WORDS[twice]}”. Leave one of them out.`;
};

type Props = { formId: string; asked: CsvQuestions; onAnswer: (mapping: CsvMapping) => void };

/** What a file of columns leaves open: what each column is, and in which of two ways its days and amounts are meant. */
export const CsvQuestionsForm = ({ formId, asked, onAnswer }: Props) => {
  const [mapping, setMapping] = useState(asked.mapping);
  const [fault, setFault] = useState<string>();
  const [columns, days, decimals] = [
    findNeed(asked, 'columns'),
    findNeed(asked, 'day_order'),
    findNeed(asked, 'decimal'),
  ];
  const answer = () => {
    const found =
      findFault(mapping.columns) ??
      (days && !mapping.day_order ? `Choose what “${days.example}” is.` : undefined) ??
      (decimals && !mapping.decimal ? `Choose what “${decimals.example}” is.` : undefined);
    setFault(found);
    if (!found) onAnswer(mapping);
  };
  return (
    <chakra.form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <Stack gap="4">
        <Text>{columns?.message ?? 'Check what each column is.'}</Text>
        <Columns
          asked={asked}
          columns={mapping.columns}
          onColumn={(at, field) => setMapping({ ...mapping, columns: mapping.columns.with(at, field) })}
        />
        {days && (
          <ChoiceRadios
            legend={`“${days.example}” is…`}
            value={mapping.day_order}
            options={days.readings.map((reading) => ({ value: reading.answer, label: dayTitle(reading.as).date }))}
            onChange={(day_order) => setMapping({ ...mapping, day_order })}
          />
        )}
        {decimals && (
          <ChoiceRadios
            legend={`“${decimals.example}” is…`}
            value={mapping.decimal}
            options={decimals.readings.map((reading) => ({
              value: reading.answer,
              label: formatDecimal(Number(reading.as)),
            }))}
            onChange={(decimal) => setMapping({ ...mapping, decimal })}
          />
        )}
        <PartProblem>{fault}</PartProblem>
        <Text textStyle="small" color="fg.muted">
          Wayline remembers this and reads the next file like it without asking.
        </Text>
      </Stack>
    </chakra.form>
  );
};
