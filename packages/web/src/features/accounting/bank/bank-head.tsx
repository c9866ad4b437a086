import { Button, HStack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { TOUCH } from '../touch-target';
import type { BankFile } from './bank-queries';
import { describeFile } from './bank-words';

const FilesDrawer = lazy(async () => ({ default: (await import('./files-drawer')).FilesDrawer }));

/** The file that was loaded last, and the way to all of them. */
export const BankHead = ({ files }: { files: readonly BankFile[] }) => {
  const [isOpen, setOpen] = useState(false);
  const [last] = files;
  return (
    <HStack gap="3" mb="4" wrap="wrap">
      {last && (
        <Text color="fg.muted" dir="auto" overflowWrap="anywhere" minW="0">
          Last loaded {formatDate(last.created_at)}: {describeFile(last)}
        </Text>
      )}
      <Button {...TOUCH} size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Loaded files
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilesDrawer files={files} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </HStack>
  );
};
