import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { relativeTime } from '@wayline/core/kernel/relative-time';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CallOutput, call } from '../../lib/api';
import { EmptyState } from '../../ui/empty-state';
import { Modal } from '../../ui/modal';
import { shellQuery } from './shell-query';

type Shown = CallOutput<'misc.shell.get'>['notifications'][number];
type Props = { notifications: readonly Shown[]; onClose: () => void };

const Notification = ({ title, body, created_at, read, onOpen }: Shown & { onOpen: (() => void) | undefined }) => (
  <chakra.li>
    <chakra.button
      type="button"
      disabled={!onOpen}
      onClick={onOpen}
      display="flex"
      gap="3"
      width="100%"
      textAlign="start"
      p="3"
      borderRadius="l2"
      cursor={onOpen ? 'pointer' : 'default'}
      focusVisibleRing="inside"
      _hover={{ bg: onOpen ? 'bg.subtle' : undefined }}
    >
      <Box boxSize="2" mt="1.5" borderRadius="full" flexShrink="0" bg={read ? 'transparent' : 'sea.solid'} />
      <Box minW="0">
        <Text fontWeight={read ? '400' : '600'}>
          {!read && <chakra.span srOnly>New: </chakra.span>}
          {title}
        </Text>
        <Text color="fg.muted">{body}</Text>
        <Text color="fg.subtle" textStyle="small" mt="1">
          {relativeTime(created_at, new Date().toISOString())}
        </Text>
      </Box>
    </chakra.button>
  </chakra.li>
);

/** What happened, newest first; looking at it marks it as read. */
export const NotificationSheet = ({ notifications, onClose }: Props) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate: markSeen } = useMutation({
    mutationFn: (id: string) => call('misc.notifications.seen', { id }, { onMissing: 'stay' }),
    onSuccess: () => client.invalidateQueries({ queryKey: shellQuery().queryKey }),
  });
  // What was new stays marked as new until the sheet is closed.
  const [looked] = useState(() => new Set(notifications.filter(({ read }) => read).map(({ id }) => id)));
  const newest = notifications.find(({ read }) => !read)?.id;
  useEffect(() => {
    if (newest) markSeen(newest);
  }, [newest, markSeen]);
  const open = (link: string) => {
    onClose();
    void navigate(link);
  };
  return (
    <Modal open kind="sheet" width="400px" title="Notifications" onClose={onClose}>
      {notifications.length === 0 ? (
        <EmptyState
          icon={BellRing}
          title="Nothing new"
          text="When a client opens an itinerary, a form comes in or a colleague changes your trip, it is said here."
        />
      ) : (
        <HStack as="ul" listStyleType="none" flexDirection="column" align="stretch" gap="0" mx="-3">
          {notifications.map((shown) => (
            <Notification
              key={shown.id}
              {...shown}
              read={looked.has(shown.id)}
              onOpen={shown.link ? () => open(shown.link as string) : undefined}
            />
          ))}
        </HStack>
      )}
    </Modal>
  );
};
