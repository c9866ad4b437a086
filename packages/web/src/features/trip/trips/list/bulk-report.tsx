import { Button, List, Progress, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatCount } from '../../../../lib/format-count';
import { Modal } from '../../../../ui/modal';
import type { Bulk } from './use-bulk';

/** How far a bulk action is, and afterwards which trips it could not change, and why. */
export const BulkReport = ({ bulk: { progress, failures, forgetFailures } }: { bulk: Bulk }) => (
  <>
    {progress && (
      <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label="Trips changed">
        <Text role="status" pb="1">
          {formatCount(progress.done)} of {countOf(progress.of, 'trip')}
        </Text>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    )}
    <Modal
      open={failures.length > 0}
      title={`${countOf(failures.length, 'trip')} couldn't be changed`}
      onClose={forgetFailures}
      footer={<Button onClick={forgetFailures}>Close</Button>}
    >
      <List.Root ps="5">
        {failures.map(({ id, name, why }) => (
          <List.Item key={id}>
            <b>{name}</b>: {why}
          </List.Item>
        ))}
      </List.Root>
    </Modal>
  </>
);
