import { Box, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Luggage } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { usePage } from '../../../app/use-page';
import { todayInWords } from '../../../lib/day-words';
import { useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { useMay } from '../../../lib/use-may';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { RouterLink } from '../../../ui/router-link';
import { AfterAMoment, CardsSkeleton } from '../../../ui/skeletons';
import { DashboardSection } from '../components/dashboard-section';
import { Departures } from '../components/departures';
import { RecentTrips } from '../components/recent-trips';
import { ToDos } from '../components/to-dos';
import { dashboardQuery } from '../dashboard-query';
import { greeting } from '../greeting';

/** The first page after sign-in: what leaves soon, what waits, where one was. Source: R-SHELL-063. */
export const DashboardPage = () => {
  usePage({ title: 'Dashboard' });
  const { user_detail } = useSignedInUser();
  const mayCreate = useMay('Edit Trips');
  const { data, error, isPending, refetch } = useQuery(dashboardQuery());
  const newTrip = mayCreate && <RouterButton to={PATHS.tripCreate()}>New trip</RouterButton>;

  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (isPending) {
      return (
        <AfterAMoment>
          <CardsSkeleton />
        </AfterAMoment>
      );
    }
    if (data.counts.trips === 0) {
      return (
        <EmptyState
          icon={Luggage}
          title="Your first trip starts here"
          text="A trip holds travelers, bookings and the itinerary your client will see. A name is enough to begin."
          action={newTrip}
        />
      );
    }
    return (
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '10' }}
      >
        <DashboardSection title="Leaving next" link={<RouterLink to={PATHS.trips()}>All trips</RouterLink>}>
          <Departures trips={data.upcoming} today={todayHere()} />
        </DashboardSection>
        <Stack gap="8">
          <DashboardSection title="To do">
            <ToDos counts={data.counts} next={data.upcoming.length} />
          </DashboardSection>
          {data.recent.length > 0 && (
            <DashboardSection title="Recent trips">
              <RecentTrips trips={data.recent} />
            </DashboardSection>
          )}
        </Stack>
      </Box>
    );
  };
  return (
    <>
      <PageHeader
        title={`${greeting(new Date().getHours())}, ${user_detail.first_name}`}
        subtitle={todayInWords(todayHere())}
      />
      {body()}
    </>
  );
};
