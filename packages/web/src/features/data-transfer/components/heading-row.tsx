import { HStack, NativeSelect, Text } from '@chakra-ui/react';
import type { DataImport } from '../import-queries';

type Props = {
  rows: DataImport['first_rows'];
  /** Which of these rows has the headings. */
  at: number;
  onChoose: (at: number) => void;
};

/** In which row of the file the headings are, and the other rows that they could be in. */
export const HeadingRow = ({ rows, at, onChoose }: Props) => {
  const headings = rows[at];
  if (!headings) return null;
  return (
    <HStack gap="3" wrap="wrap">
      <Text role="status">Headings are in row {headings.row}.</Text>
      {rows.length > 1 && (
        <NativeSelect.Root size="sm" width="auto" maxW="min(100%, 480px)">
          <NativeSelect.Field
            aria-label="Row with the headings"
            textOverflow="ellipsis"
            value={at}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            {rows.map(({ row, cells }, place) => (
              <option key={row} value={place}>
                Row {row}: {cells.join(', ')}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </HStack>
  );
};
