import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { relativeTime } from '@wayline/core/base/relative-time';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import type { HistoryEntry } from '../history-queries';

type Props = { entry: HistoryEntry; onUndo: () => Promise<void> };

/** One thing that happened, what it changed, and the way back. */
export const ChangeEntry = ({ entry, onUndo }: Props) => {
  const { sentence, details, at, undoable } = entry;
  const [busy, setBusy] = useState(false);
  const mayUndo = usePermission('Edit Trips');
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const undo = allowed(() => {
    setBusy(true);
    void onUndo().finally(() => setBusy(false));
  });
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
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
          <Text asChild color="fg.subtle" textStyle="small" mt="1">
            <time dateTime={at} title={formatDateTime(at)}>
              {relativeTime(at, new Date().toISOString())}
            </time>
          </Text>
        </Box>
        {undoable && mayUndo && (
          <Button
            size="xs"
            variant="outline"
            flexShrink="0"
            loading={busy}
            aria-label={`Undo: ${sentence}`}
            onClick={undo}
          >
            Undo
          </Button>
        )}
      </HStack>
    </chakra.li>
  );
};
