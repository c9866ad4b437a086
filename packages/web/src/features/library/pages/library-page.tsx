import { Tabs, Text } from '@chakra-ui/react';
import { formatMessage } from '@wayline/core/base/messages';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { PageHeader } from '../../../ui/page-header';
import { RestrictedNotice } from '../../../ui/restricted-notice';
import { TableSkeleton } from '../../../ui/skeletons';
import { BookingsLibrary } from '../components/bookings-library';

const CloudStorage = lazy(async () => ({ default: (await import('../components/cloud-storage')).CloudStorage }));

const COMING = ['library.tab.events', 'library.tab.places', 'library.tab.destinations'] as const;

/** Reusable bookings and the files of the company. Source: R-SHELL-082, R-SHELL-083, R-TRIP-012. */
export const LibraryPage = () => {
  usePage({ title: 'Library' });
  const [query] = useSearchParams();
  const go = useNavigate();
  const mayOpenFiles = usePermission('Documents');
  const tab = query.get('tab') === 'cloud' ? 'cloud' : 'bookings';
  return (
    <>
      <PageHeader title="Library" />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => go(PATHS.library(value === 'cloud' ? 'cloud' : undefined))}
        lazyMount
        unmountOnExit
        colorPalette="sea"
      >
        <Tabs.List overflowX="auto" overflowY="hidden" css={{ '& > button': { flexShrink: 0, whiteSpace: 'nowrap' } }}>
          <Tabs.Trigger value="bookings">{formatMessage('library.tab.bookings')}</Tabs.Trigger>
          {(mayOpenFiles || tab === 'cloud') && (
            <Tabs.Trigger value="cloud">{formatMessage('library.tab.cloud_storage')}</Tabs.Trigger>
          )}
          {COMING.map((key) => (
            <Tabs.Trigger key={key} value={key} disabled>
              {formatMessage(key)}
              <Text as="span" textStyle="small">
                {formatMessage('library.tab.coming_soon')}
              </Text>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="bookings">
          <BookingsLibrary />
        </Tabs.Content>
        <Tabs.Content value="cloud">
          {mayOpenFiles ? (
            <Suspense fallback={<TableSkeleton rows={5} />}>
              <CloudStorage />
            </Suspense>
          ) : (
            <RestrictedNotice action="open documents" />
          )}
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
};
