import { Progress, Text } from '@chakra-ui/react';
import { formatCount } from '../lib/format-count';

type Props = {
  progress: { done: number; of: number } | undefined;
  /** So many of them in words: "3 clients". */
  count: (n: number) => string;
  /** What it is, for readers: "Clients changed". */
  label: string;
  /** What one request does needs no progress. */
  atOnce: number;
};

/** How far a change of many records is. */
export const BulkProgress = ({ progress, count, label, atOnce }: Props) =>
  progress && progress.of > atOnce ? (
    <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label={label}>
      <Text role="status" pb="1">
        {formatCount(progress.done)} of {count(progress.of)}
      </Text>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  ) : null;
