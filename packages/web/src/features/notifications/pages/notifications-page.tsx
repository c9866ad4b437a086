import { Button, chakra, IconButton, Stack } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BellRing, CheckCheck, Mail, MailOpen, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { NotificationFilters } from '../components/notification-filters';
import { NotificationItem, type Shown } from '../components/notification-item';
import { type Filter, notificationsQuery, useMark } from '../notification-query';

const NONE = {
  all: {
    title: 'Nothing yet',
    text: 'When a client opens an itinerary, a form comes in or a colleague hands you a trip, you’ll see it here.',
  },
  unread: { title: 'You’re all caught up', text: 'New notifications show up here.' },
} as const;

/** Everything that was ever behind the bell, for ninety days: by kind, read or not, each and all. */
export const NotificationsPage = () => {
  usePage({ title: 'Notifications' });
  const navigate = useNavigate();
  const [filter, setFilter] = useState<Filter>({ show: 'all' });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(filter),
  );
  const { mutate: mark, isPending } = useMark();
  const list = data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const [newest] = list;
  const open = ({ id, read }: Shown, link: string) => {
    if (!read) mark({ id, read: true });
    void navigate(link);
  };
  const toggle = ({ id, read }: Shown) => (
    <IconButton
      aria-label={read ? 'Mark as unread' : 'Mark as read'}
      title={read ? 'Mark as unread' : 'Mark as read'}
      size="sm"
      variant="ghost"
      m="2"
      onClick={() => mark({ id, read: !read })}
    >
      {read ? <Mail size={16} aria-hidden /> : <MailOpen size={16} aria-hidden />}
    </IconButton>
  );
  return (
    <Stack gap="0" maxW="760px">
      <PageHeader
        title="Notifications"
        actions={
          <>
            <Button
              variant="outline"
              size="sm"
              disabled={!newest || isPending}
              onClick={() => newest && mark({ id: newest.id, read: true, all: true })}
            >
              <CheckCheck size={16} aria-hidden /> Mark all as read
            </Button>
            <RouterButton variant="ghost" size="sm" to={PATHS.notificationSettings()}>
              <Settings2 size={16} aria-hidden /> Settings
            </RouterButton>
          </>
        }
      />
      <Stack gap="4">
        <NotificationFilters filter={filter} onChange={setFilter} />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Delayed>
            <CardsSkeleton />
          </Delayed>
        )}
        {data && list.length === 0 && <EmptyState icon={BellRing} {...NONE[filter.show ?? 'all']} />}
        {list.length > 0 && (
          <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="1">
            {list.map((shown) => (
              <NotificationItem key={shown.id} shown={shown} onOpen={(link) => open(shown, link)}>
                {toggle(shown)}
              </NotificationItem>
            ))}
          </chakra.ul>
        )}
        {hasNextPage && (
          <Button
            variant="outline"
            alignSelf="center"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show older
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
