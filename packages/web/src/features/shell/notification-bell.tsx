import { chakra, IconButton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shellQuery } from '../../lib/shell-query';

const NotificationSheet = lazy(async () => ({ default: (await import('./notification-sheet')).NotificationSheet }));
const MOST = 99;

/** How many notifications are new, live; a press shows them. */
export const NotificationBell = () => {
  const { data } = useQuery(shellQuery());
  const [open, setOpen] = useState(false);
  const count = data?.counts.notifications_count ?? 0;
  const name = count > 0 ? `Notifications, ${count} new` : 'Notifications';
  return (
    <>
      <IconButton
        aria-label={name}
        title="Notifications"
        variant="ghost"
        size="sm"
        position="relative"
        onClick={() => setOpen(true)}
      >
        <Bell size={20} aria-hidden />
        {count > 0 && (
          <chakra.span
            aria-hidden
            position="absolute"
            top="0.5"
            insetEnd="0"
            minW="4"
            px="1"
            borderRadius="full"
            bg="red.solid"
            color="white"
            fontSize="10px"
            lineHeight="16px"
            fontWeight="600"
          >
            {count > MOST ? `${MOST}+` : count}
          </chakra.span>
        )}
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <NotificationSheet notifications={data?.notifications ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
