import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { relativeTime } from '@wayline/core/base/relative-time';
import { formatDate } from '../../../../lib/format';

type Props = {
  title: string;
  facts: string;
  deletedAt: string;
  deletedBy: string;
  goneAt: string;
  busy: boolean;
  /** Left out for those who may not. */
  onBringBack: (() => void) | undefined;
};

/** Something that was deleted: by whom, until when it can come back, and the button for that. */
export const DeletedRow = ({ title, facts, deletedAt, deletedBy, goneAt, busy, onBringBack }: Props) => (
  <chakra.li py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
    <HStack justify="space-between" align="start" gap="3">
      <Box minW="0">
        <Text fontWeight="500" overflowWrap="anywhere" dir="auto">
          {title}
        </Text>
        {facts && <Text color="fg.muted">{facts}</Text>}
        <Text color="fg.subtle" textStyle="small">
          Deleted by {deletedBy}, {relativeTime(deletedAt, new Date().toISOString())}. Kept until {formatDate(goneAt)}.
        </Text>
      </Box>
      {onBringBack && (
        <Button
          size="xs"
          variant="outline"
          flexShrink="0"
          loading={busy}
          aria-label={`Restore ${title}`}
          onClick={onBringBack}
        >
          Restore
        </Button>
      )}
    </HStack>
  </chakra.li>
);
