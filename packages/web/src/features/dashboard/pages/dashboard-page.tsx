import { Box, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { GUARDS } from '@wayline/core/navigation/guards';
import { listGuards } from '@wayline/core/navigation/routes';
import { Luggage } from 'lucide-react';
import { todayInWords } from '../../../lib/day-words';
import { PATHS } from '../../../lib/paths';
import { guardSession, useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { usePermission } from '../../../lib/use-permission';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { ClientActivity } from '../components/client-activity';
import { DashboardSection } from '../components/dashboard-section';
import { DeadlinesCard } from '../components/deadlines-card';
import { Departures } from '../components/departures';
import { DueThisWeek } from '../components/due-this-week';
import { FirstSteps } from '../components/first-steps';
import { MoneyCard } from '../components/money-card';
import { RecentTrips } from '../components/recent-trips';
import { ToDos } from '../components/to-dos';
import { dashboardQuery } from '../dashboard-query';
import { greeting } from '../greeting';

/** With so many trips a company is still finding its way. */
const FEW_TRIPS = 3;

/** The first page after sign-in: which deadlines come, what leaves soon, what waits, where one was. Source: R-SHELL-063. */
export const DashboardPage = () => {
  usePage({ title: 'Dashboard' });
  const { user_detail } = useSignedInUser();
  const mayCreate = usePermission('Edit Trips');
  const seesTrips = usePermission('View Trips');
  const seesInvoices = usePermission('View Invoices');
  const session = guardSession();
  const seesTasks =
    seesTrips &&
    session !== undefined &&
    listGuards('/checklists/list').every((guard) => GUARDS[guard].passes(session));
  const { data, error, isPending, refetch } = useQuery(dashboardQuery());
  const newTrip = mayCreate && <RouterButton to={PATHS.tripCreate()}>New trip</RouterButton>;

  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (isPending) {
      return (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      );
    }
    if (data.counts.trips === 0) {
      return (
        <Stack gap="8" maxW="44rem">
          <FirstSteps />
          <EmptyState
            icon={Luggage}
            title="Your first trip starts here"
            text="A trip holds your travelers, your bookings and the itinerary your client sees. All you need is a name."
            action={newTrip}
          />
        </Stack>
      );
    }
    return (
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={{ base: '8', lg: '10' }}
      >
        <Stack gap="8">
          {seesInvoices && <MoneyCard />}
          {data.deadlines && <DeadlinesCard deadlines={data.deadlines} today={todayHere()} />}
          <DashboardSection title="Leaving next" link={<RouterLink to={PATHS.trips()}>All trips</RouterLink>}>
            <Departures trips={data.upcoming} today={todayHere()} />
          </DashboardSection>
        </Stack>
        <Stack gap="8">
          {data.counts.trips <= FEW_TRIPS && <FirstSteps />}
          <DashboardSection title="To do">
            <ToDos counts={data.counts} next={data.upcoming.length} />
          </DashboardSection>
          {seesTasks && <DueThisWeek today={todayHere()} />}
          <ClientActivity />
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
