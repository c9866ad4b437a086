import { chakra, Text } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { getKindStyle } from '@wayline/core/areas/notifications/kinds';
import { relativeTime } from '@wayline/core/base/relative-time';
import { Link } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { shellQuery } from '../../../lib/shell-query';
import { RouterLink } from '../../../ui/router-link';
import { DashboardSection } from './dashboard-section';

const KINDS = ['itinerary_answered', 'itinerary_viewed'] as const;
const SHOWN = 5;

/** What clients did with the itineraries that were shared with them, the newest first: the user's own notifications of it. */
const useClientActivity = () => {
  const pages = useQueries({
    queries: KINDS.map((kind) => ({
      queryKey: [...shellQuery().queryKey, 'client-activity', kind],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('misc.notifications.list', { kind }, { signal, onMissing: 'stay' }),
    })),
  });
  return pages
    .flatMap(({ data }) => data?.notifications ?? [])
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, SHOWN);
};

/** Itineraries that clients opened or answered lately. */
export const ClientActivity = () => {
  const activity = useClientActivity();
  if (activity.length === 0) return null;
  return (
    <DashboardSection
      title="Client activity"
      link={<RouterLink to={PATHS.notifications()}>All notifications</RouterLink>}
    >
      <chakra.ul
        listStyleType="none"
        css={{
          '& a': { display: 'block', py: '2', borderRadius: 'l1', focusVisibleRing: 'outside' },
          '& a:hover .name': { textDecoration: 'underline' },
          '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
        }}
      >
        {activity.map(({ id, kind, title, body, link, created_at }) => (
          <li key={id}>
            <Link to={link ?? getKindStyle(kind).link}>
              <Text className="name" fontWeight="500" overflowWrap="anywhere">
                {title || getKindStyle(kind).title}
              </Text>
              <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
                {[body, relativeTime(created_at, new Date().toISOString())].filter(Boolean).join(' · ')}
              </Text>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </DashboardSection>
  );
};
