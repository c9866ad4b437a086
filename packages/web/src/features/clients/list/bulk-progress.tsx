import { Progress, Text } from '@chakra-ui/react';
import { MAX_CHANGED_AT_ONCE } from '@wayline/core/areas/clients/client';
import { countOf } from '@wayline/core/base/plural';
import { formatCount } from '../../../lib/format-count';
import type { Bulk } from '../use-bulk';

/** How far a change of many clients is; what one request does needs none. */
export const BulkProgress = ({ bulk: { progress } }: { bulk: Bulk }) =>
  progress && progress.of > MAX_CHANGED_AT_ONCE ? (
    <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label="Clients changed">
      <Text role="status" pb="1">
        {formatCount(progress.done)} of {countOf(progress.of, 'client')}
      </Text>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  ) : null;
