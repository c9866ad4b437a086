import { Button, Flex, HStack, List, Progress, Stack, Text } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { ErrorNote } from '../../../ui/error-note';
import { Modal } from '../../../ui/modal';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import { TOUCH } from '../touch-target';
import type { BankFile } from './bank-queries';
import { countMovements, describeFile } from './bank-words';
import { useBankRights } from './use-bank-rights';
import { useTakeBackFile } from './use-take-back-file';

type RowProps = { file: BankFile; isBusy: boolean; onTakeBack: (() => void) | undefined; onClose: () => void };
const FileRow = ({ file, isBusy, onTakeBack, onClose }: RowProps) => (
  <Stack as="li" gap="1" py="3">
    <Flex gap="3" align="start" justify="space-between">
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {describeFile(file)} {file.state === 'loading' && <StatusBadge tone="warning">Not complete</StatusBadge>}
      </Text>
      {onTakeBack && (
        <Button
          {...TOUCH}
          size="sm"
          variant="ghost"
          disabled={isBusy}
          aria-label={`Undo ${file.name}`}
          onClick={onTakeBack}
        >
          Undo
        </Button>
      )}
    </Flex>
    <Text textStyle="small" color="fg.muted" dir="auto">
      {`Account ${file.account} · ${formatDate(file.from)} to ${formatDate(file.until)} · Loaded by ${file.loaded_by_name}, ${formatDateTime(file.created_at)}`}
    </Text>
    {file.known > 0 && (
      <Text textStyle="small" color="fg.muted">
        {countMovements(file.known)} came with another file before.
      </Text>
    )}
    {file.state === 'loading' && <Text textStyle="small">Load the same file again to complete it.</Text>}
    {file.problems.map((problem) => (
      <Text key={problem} textStyle="small" color="fg.warning" dir="auto">
        {problem}
      </Text>
    ))}
    <HStack>
      <RouterLink to={PATHS.bank({ show: 'all', file: file.id })} onClick={onClose} py="2" my="-2">
        Show its movements
      </RouterLink>
    </HStack>
  </Stack>
);

type Props = { files: readonly BankFile[]; onClose: () => void };

/** The files of banks that were loaded, newest first; each can be taken back with what came of it. */
export const FilesDrawer = ({ files, onClose }: Props) => {
  const { mayUndo } = useBankRights();
  const { takeBack, stop, progress, describeProgress, kept } = useTakeBackFile();
  return (
    <Modal open kind="sheet" width="560px" title="Loaded bank files" onClose={onClose}>
      {progress && (
        <Progress.Root value={progress.done} max={progress.of} pb="3" aria-label="Movements taken back">
          <HStack justify="space-between" pb="1">
            <Text role="status">{describeProgress}</Text>
            <Button {...TOUCH} size="sm" variant="outline" onClick={stop}>
              Stop
            </Button>
          </HStack>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {kept && (
        <ErrorNote
          message={`${countMovements(kept.lines.length)} of ${kept.name} couldn’t be taken back. Undo what’s said here first, then try again.`}
        >
          <List.Root ps="5" mt="1">
            {[...new Set(kept.lines.map(({ message }) => message))].map((message) => (
              <List.Item key={message}>{message}</List.Item>
            ))}
          </List.Root>
        </ErrorNote>
      )}
      <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            isBusy={progress !== undefined}
            onTakeBack={mayUndo ? () => void takeBack(file) : undefined}
            onClose={onClose}
          />
        ))}
      </Stack>
    </Modal>
  );
};
