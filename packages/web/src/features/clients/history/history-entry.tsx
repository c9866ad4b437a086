import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { relativeTime } from '@wayline/core/base/relative-time';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../../lib/format';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';

type Props = {
  at: string;
  sentence: ReactNode;
  details?: readonly string[];
  /** What the button that undoes it is called; left out where nothing can be undone. */
  undo?: { label: string; run: () => Promise<void> } | undefined;
};

/** One thing that happened, what it changed, and the way back. */
export const HistoryEntryRow = ({ at, sentence, details = [], undo }: Props) => {
  const [busy, setBusy] = useState(false);
  const edits = usePermission('Edit Client Profiles');
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  return (
    <chakra.li py="2.5" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <HStack justify="space-between" align="start" gap="3">
        <Box minW="0">
          <Text overflowWrap="anywhere" dir="auto">
            {sentence}
          </Text>
          {details.map((detail) => (
            <Text key={detail} color="fg.muted" textStyle="small" overflowWrap="anywhere" dir="auto">
              {detail}
            </Text>
          ))}
          <Text asChild color="fg.muted" textStyle="small">
            <time dateTime={at} title={formatDateTime(at)}>
              {relativeTime(at, new Date().toISOString())}
            </time>
          </Text>
        </Box>
        {undo && edits && (
          <Button
            size="xs"
            variant="outline"
            flexShrink="0"
            loading={busy}
            aria-label={`Undo: ${undo.label}`}
            onClick={allowed(() => {
              setBusy(true);
              void undo.run().finally(() => setBusy(false));
            })}
          >
            Undo
          </Button>
        )}
      </HStack>
    </chakra.li>
  );
};
