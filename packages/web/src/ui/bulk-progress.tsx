import { Progress, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatCount } from '../lib/format-count';

type Props = {
  progress: { done: number; of: number } | undefined;
  noun: string;
  /** What it is, for readers: "Clients changed". */
  label: string;
  /** What one request does needs no progress. */
  atOnce: number;
};

/** How far a change of many records is. */
export const BulkProgress = ({ progress, noun, label, atOnce }: Props) =>
  progress && progress.of > atOnce ? (
    <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label={label}>
      <Text role="status" pb="1">
        {formatCount(progress.done)} of {countOf(progress.of, noun)}
      </Text>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  ) : null;
