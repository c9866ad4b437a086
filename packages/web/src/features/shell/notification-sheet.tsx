import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CallOutput, call } from '../../lib/api';
import { PATHS } from '../../lib/paths';
import { shellQuery } from '../../lib/shell-query';
import { EmptyState } from '../../ui/empty-state';
import { Modal } from '../../ui/modal';
import { RouterButton } from '../../ui/router-button';
import { NotificationItem } from '../notifications/public';

type Shown = CallOutput<'misc.shell.get'>['notifications'][number];
type Props = { notifications: readonly Shown[]; onClose: () => void };

/** What happened, newest first; looking at it marks it as read, but for what was set aside as unread. */
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
    <Modal
      open
      kind="sheet"
      width="400px"
      title="Notifications"
      onClose={onClose}
      footer={
        <RouterButton variant="outline" size="sm" to={PATHS.notifications()} onClick={onClose}>
          See all
        </RouterButton>
      }
    >
      {notifications.length === 0 ? (
        <EmptyState
          icon={BellRing}
          title="Nothing new"
          text="When a client opens an itinerary, a form comes in or a colleague changes your trip, you’ll see it here."
        />
      ) : (
        <chakra.ul listStyleType="none" mx="-3">
          {notifications.map((shown) => (
            <NotificationItem key={shown.id} shown={{ ...shown, read: looked.has(shown.id) }} onOpen={open} />
          ))}
        </chakra.ul>
      )}
    </Modal>
  );
};
