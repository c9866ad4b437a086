import { Button, List, Progress, Text } from '@chakra-ui/react';
import { formatCount } from '../../lib/format-count';
import { Modal } from '../modal';
import { toFailedTitle, type useBulk } from './use-bulk';

type Props = { bulk: Pick<ReturnType<typeof useBulk>, 'kind' | 'progress' | 'report' | 'closeReport'> };

/** How far a change of many records is, unless one request does it, and afterwards which it could not change, and why. */
export const BulkReport = ({ bulk: { kind, progress, report, closeReport } }: Props) => (
  <>
    {progress && progress.of > kind.atOnce && (
      <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label={kind.changed}>
        <Text role="status" pb="1">
          {formatCount(progress.done)} of {kind.count(progress.of)}
        </Text>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    )}
    <Modal
      open={report !== undefined}
      title={toFailedTitle(kind.count(report?.failed.length ?? 0))}
      onClose={closeReport}
      footer={<Button onClick={closeReport}>Close</Button>}
    >
      {report?.done && <Text mb="3">{report.done}</Text>}
      <List.Root ps="5">
        {report?.failed.map(({ id, name, why }) => (
          <List.Item key={id}>
            <b>{name}</b>: {why}
          </List.Item>
        ))}
      </List.Root>
    </Modal>
  </>
);
