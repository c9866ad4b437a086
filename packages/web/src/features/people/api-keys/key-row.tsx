import { Box, Button, Flex, HStack, Text } from '@chakra-ui/react';
import { keyWorks } from '@wayline/core/access/api-keys';
import type { ApiKeyView } from '@wayline/core/areas/people/api-keys.contract';
import { relativeTime } from '@wayline/core/base/relative-time';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import { scopeLine } from './scope-words';

const used = (at: string | undefined, now: string) => (at ? `Used ${relativeTime(at, now)}` : 'Never used');
const ends = ({ revoked_at, expires_at }: ApiKeyView, now: string): string => {
  if (revoked_at) return `Revoked on ${formatDate(revoked_at.slice(0, 10))}`;
  if (!expires_at) return 'Does not expire';
  return `${expires_at > now ? 'Expires' : 'Expired'} on ${formatDate(expires_at.slice(0, 10))}`;
};

/** A key in the list: what it is for, what it may do, when it was used. */
export const KeyRow = ({ shown, onRevoke }: { shown: ApiKeyView; onRevoke: () => void }) => {
  const now = new Date().toISOString();
  const works = keyWorks(shown, now);
  return (
    <Flex as="li" gap="3" align="start" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="4" wrap="wrap">
      <Box flex="1 1 240px" minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="600" overflowWrap="anywhere">
            {shown.name}
          </Text>
          <Text as="code" fontFamily="mono" textStyle="small" color="fg.muted">
            {shown.prefix}…
          </Text>
          {!works && <StatusBadge tone="neutral">{shown.revoked_at ? 'Revoked' : 'Expired'}</StatusBadge>}
        </HStack>
        <Text textStyle="small">{scopeLine(shown.scopes)}</Text>
        <Text color="fg.muted" textStyle="small">
          {used(shown.last_used_at, now)} · {ends(shown, now)} · created by {shown.made_by} on{' '}
          {formatDate(shown.created_at.slice(0, 10))}
        </Text>
      </Box>
      {works && (
        <Button size="xs" variant="outline" colorPalette="red" aria-label={`Revoke ${shown.name}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </Flex>
  );
};
