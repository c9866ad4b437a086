import { NativeSelect } from '@chakra-ui/react';
import type { HistoryKind } from '@wayline/core/areas/trip/history/history-kinds';

type Props = {
  kind: HistoryKind | undefined;
  options: readonly { value: HistoryKind; label: string }[];
  onChoose: (kind: HistoryKind | undefined) => void;
};

/** What the history is narrowed to. */
export const KindSelect = ({ kind, options, onChoose }: Props) => (
  <NativeSelect.Root size="sm" maxW="16rem">
    <NativeSelect.Field
      aria-label="Type of change"
      value={kind ?? ''}
      onChange={(e) => onChoose(options.find(({ value }) => value === e.target.value)?.value)}
    >
      <option value="">All changes</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
