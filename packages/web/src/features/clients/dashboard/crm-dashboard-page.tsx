import { Grid, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { CrmDashboard } from '@wayline/core/areas/clients/dashboard/crm-dashboard';
import { addMonths } from '@wayline/core/base/add-months';
import { addDays, daysBetween } from '@wayline/core/base/days';
import { countOf } from '@wayline/core/base/plural';
import { UsersRound } from 'lucide-react';
import { monthName, monthTitle } from '../../../lib/day-words';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { todayHere } from '../../../lib/today';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { DOCUMENT_WORDS } from '../documents/document-fields';
import { ExpiryBadge } from '../documents/expiry-badge';
import { useCompanyLists } from '../profile/use-company-lists';
import { Bars } from './bars';
import { ClientRows } from './client-rows';
import { Columns } from './columns';
import { crmDashboardQuery } from './crm-dashboard-query';
import { DashboardCard } from './dashboard-card';

const inDays = (today: string, day: string) => {
  const days = daysBetween(today, day);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
};
const yearsAt = (day: string, next: string) => Number(next.slice(0, 4)) - Number(day.slice(0, 4));

const Days = ({ days, today }: { days: CrmDashboard['days']; today: string }) => {
  const { occasions } = useCompanyLists();
  const wordsOf = ({ kind, occasion_id, day, next }: CrmDashboard['days'][number]) => {
    const years = yearsAt(day, next);
    if (kind === 'birthday') return years > 0 ? `Turns ${years}` : 'Birthday';
    const name = occasions.find(({ value }) => value === occasion_id)?.label ?? 'Occasion';
    return years > 0 ? `${name}, ${countOf(years, 'year')}` : name;
  };
  return (
    <DashboardCard title="Birthdays and occasions">
      {days.length === 0 ? (
        <Text color="fg.muted">
          None in the next 30 days. Add birth dates and anniversaries to profiles to see them here.
        </Text>
      ) : (
        <ClientRows
          label="Birthdays and occasions"
          lines={days.map((one) => ({
            key: `${one.client_id} ${one.kind} ${one.occasion_id} ${one.day}`,
            client_id: one.client_id,
            name: one.name,
            words: wordsOf(one),
            end: (
              <>
                <Text>{inDays(today, one.next)}</Text>
                <Text textStyle="small" color="fg.muted">
                  {formatDate(one.next)}
                </Text>
              </>
            ),
          }))}
        />
      )}
    </DashboardCard>
  );
};

const Expiring = ({ documents }: { documents: CrmDashboard['expiring'] }) => (
  <DashboardCard title="Expiring documents">
    {documents.length === 0 ? (
      <Text color="fg.muted">Nothing expires in the next nine months.</Text>
    ) : (
      <ClientRows
        label="Expiring documents"
        lines={documents.map(({ id, client_id, client_name, kind, country, expiration }) => ({
          key: id,
          client_id,
          name: client_name,
          words: [DOCUMENT_WORDS[kind], country].filter(Boolean).join(' · '),
          end: (
            <>
              <ExpiryBadge expiration={expiration} />
              <Text textStyle="small" color="fg.muted">
                {formatDate(expiration)}
              </Text>
            </>
          ),
        }))}
      />
    )}
  </DashboardCard>
);

const Traveling = ({ traveling }: Pick<CrmDashboard, 'traveling'>) => (
  <DashboardCard title="Traveling now">
    {traveling.length === 0 ? (
      <Text color="fg.muted">No clients are away today.</Text>
    ) : (
      <ClientRows
        label="Traveling now"
        lines={traveling.map(({ client_id, name, trip_id, trip_name, destinations, end_date }) => ({
          key: `${client_id} ${trip_id}`,
          client_id,
          name,
          words: [trip_name, destinations.join(', ')].filter(Boolean).join(' · '),
          end: <Text textStyle="small" color="fg.muted">{`Home ${formatDate(end_date)}`}</Text>,
        }))}
      />
    )}
  </DashboardCard>
);

const lastDayOf = (month: string) => addDays(addMonths(`${month}-01`, 1), -1);

/** What there is to do about clients today, and where they come from; every figure opens the clients it counts. Source: R-ACC-015. */
export const CrmDashboardPage = () => {
  usePage({ title: 'Clients overview', crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  const { data, error, isPending, refetch } = useQuery(crmDashboardQuery());
  const today = todayHere();
  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (isPending)
      return (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      );
    if (data.total === 0)
      return (
        <EmptyState
          icon={UsersRound}
          title="No clients yet"
          text="Birthdays, expiring passports and where your clients come from show up here once you add some."
          action={<RouterButton to={PATHS.clients()}>Open clients</RouterButton>}
        />
      );
    return (
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <Days days={data.days} today={today} />
        <Expiring documents={data.expiring} />
        <Traveling traveling={data.traveling} />
        <DashboardCard title="New clients">
          <Columns
            label="New clients by month"
            columns={data.added.map(({ month, count }) => ({
              label: monthTitle(`${month}-01`),
              short: monthName(`${month}-01`),
              count,
              to: PATHS.clients({ from: `${month}-01`, until: lastDayOf(month) }),
            }))}
          />
        </DashboardCard>
        <DashboardCard title="Where clients come from">
          {data.sources.length === 0 ? (
            <Text color="fg.muted">Fill in “How they found us” in profiles to see which sources bring clients.</Text>
          ) : (
            <Bars
              label="Clients by source"
              bars={data.sources.map(({ source, count }) => ({ label: source, count, to: PATHS.clients({ source }) }))}
            />
          )}
        </DashboardCard>
      </Grid>
    );
  };
  return (
    <Stack gap="0">
      <PageHeader
        title="Clients overview"
        {...(data && { subtitle: `${countOf(data.total, 'client')}` })}
        actions={
          <>
            {data && data.lapsed.count > 0 && (
              <RouterLink to={PATHS.clients({ traveled_until: data.lapsed.until })}>
                {`${countOf(data.lapsed.count, 'client')} not away for 18 months`}
              </RouterLink>
            )}
            {data && data.prospects > 0 && (
              <RouterLink to={PATHS.clients({ status: 'prospect' })}>{countOf(data.prospects, 'prospect')}</RouterLink>
            )}
          </>
        }
      />
      {body()}
    </Stack>
  );
};
