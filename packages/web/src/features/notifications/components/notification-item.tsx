import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { getKindStyle } from '@wayline/core/areas/notifications/kinds';
import { relativeTime } from '@wayline/core/base/relative-time';
import type { ReactNode } from 'react';
import type { CallOutput } from '../../../lib/api';
import { KindIcon } from '../kind-icon';

export type Shown = CallOutput<'misc.notifications.list'>['notifications'][number];
type Props = {
  shown: Shown;
  /** Called with where it leads. */
  onOpen: (link: string) => void;
  /** What else can be done with it, beside it. */
  children?: ReactNode;
};

/** One notification: what happened, to what, when; a press leads there. */
export const NotificationItem = ({ shown, onOpen, children }: Props) => {
  const { kind, title, body, created_at, read, link } = shown;
  const look = getKindStyle(kind);
  return (
    <HStack as="li" gap="1" align="start" borderRadius="l2" _hover={{ bg: 'bg.subtle' }}>
      <chakra.button
        type="button"
        onClick={() => onOpen(link ?? look.link)}
        display="flex"
        gap="3"
        flex="1"
        minW="0"
        textAlign="start"
        p="3"
        borderRadius="l2"
        cursor="pointer"
        focusVisibleRing="inside"
      >
        <Box
          display="grid"
          placeItems="center"
          boxSize="8"
          flexShrink="0"
          borderRadius="full"
          bg={read ? 'bg.muted' : 'sea.subtle'}
          color={read ? 'fg.muted' : 'sea.fg'}
        >
          <KindIcon kind={kind} />
        </Box>
        <Box minW="0">
          <Text fontWeight={read ? '400' : '600'} overflowWrap="anywhere">
            {!read && <chakra.span srOnly>New: </chakra.span>}
            {title || look.title}
          </Text>
          {body && (
            <Text color="fg.muted" overflowWrap="anywhere">
              {body}
            </Text>
          )}
          <Text color="fg.muted" textStyle="small" mt="1">
            {relativeTime(created_at, new Date().toISOString())}
          </Text>
        </Box>
      </chakra.button>
      {children}
    </HStack>
  );
};
