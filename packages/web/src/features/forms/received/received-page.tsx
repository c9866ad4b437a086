import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { SubmissionRow } from '@wayline/core/areas/forms/form.records';
import type { FormId } from '@wayline/core/areas/forms/form-id';
import { countOf } from '@wayline/core/base/plural';
import { Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { RouterLink } from '../../../ui/router-link';
import { DataTable } from '../../../ui/table/data-table';
import type { FetchRows } from '../../../ui/table/table-types';
import { STATE_WORDS } from '../form-words';
import { SubmissionBadge } from '../submission-badge';
import { DayFilter } from './day-filter';
import { RECEIVED_COLUMNS, RECEIVED_DYNAMIC_COLUMNS, timePassed } from './received-columns';

const STATES = ['new', 'reviewed', 'accepted', 'declined'] as const;
const FILTERS = ['state', 'from', 'until'] as const;

const Card = ({ row }: { row: SubmissionRow }) => (
  <Stack gap="1" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
    <HStack justify="space-between" gap="2">
      <RouterLink to={PATHS.submission(row.form_id, row.id)} fontWeight="600" overflowWrap="anywhere" dir="auto">
        {row.sender_name || 'No name given'}
      </RouterLink>
      <SubmissionBadge state={row.state} />
    </HStack>
    <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
      {[formatDate(row.received_date), timePassed(row), countOf(row.traveler_count, 'traveler'), row.sender_email]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </Stack>
);

/** What came in for a form. Source: R-ACC-031, R-ACC-039, R-ACC-040, R-ACC-041, R-ACC-042. */
export const ReceivedPage = () => {
  const { form_id, form_name = 'Form', form_category_id, form_category_name = 'Forms' } = useParams();
  const id = form_id as FormId;
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, address.get(name) ?? undefined]));
  const narrow = (name: (typeof FILTERS)[number], value: string | undefined) =>
    setAddress(
      Object.entries({ ...filters, [name]: value }).filter((one): one is [string, string] => one[1] !== undefined),
      { replace: true },
    );
  const list = form_category_id
    ? { label: form_category_name, to: PATHS.formsOfType(form_category_id, form_category_name) }
    : { label: 'Forms', to: PATHS.travelerForms() };
  usePage({
    title: form_category_id ? 'Received forms' : 'Received traveler forms',
    crumbs: [list, { label: form_name, to: PATHS.form(id) }],
  });
  const fetchRows = useMemo(
    (): FetchRows<SubmissionRow> =>
      async ({ cursor, per_page, search, filters: asked, signal }) => {
        const input = { form_id: id, cursor, per_page, search, ...asked };
        const page = await call('crm.submissions.list', input, { signal, onMissing: 'stay' });
        return { rows: page.submissions, cursor: page.cursor, total: page.submissions.length };
      },
    [id],
  );
  return (
    <>
      <PageHeader
        title={form_name}
        subtitle="Answers are proposals. Nothing changes in a profile or a trip until you accept it."
        actions={
          <RouterButton variant="outline" to={PATHS.form(id)}>
            Open form
          </RouterButton>
        }
      />
      <DataTable<SubmissionRow>
        name="forms"
        label="Received forms"
        columns={form_category_id ? RECEIVED_DYNAMIC_COLUMNS : RECEIVED_COLUMNS}
        rowId={(row) => row.id}
        rowName={({ sender_name }) => sender_name}
        fetchRows={fetchRows}
        filters={filters}
        searchLabel="Search senders and trips"
        toolbar={
          <HStack gap="2" wrap="wrap">
            <HStack gap="1" wrap="wrap" role="group" aria-label="State">
              {(['All', ...STATES] as const).map((name) => (
                <Button
                  key={name}
                  size="xs"
                  variant={name === (filters.state ?? 'All') ? 'subtle' : 'ghost'}
                  aria-pressed={name === (filters.state ?? 'All')}
                  onClick={() => narrow('state', name === 'All' ? undefined : name)}
                >
                  {name === 'All' ? 'All' : STATE_WORDS[name]}
                </Button>
              ))}
            </HStack>
            <DayFilter label="From" value={filters.from} onChange={(day) => narrow('from', day)} />
            <DayFilter label="Until" value={filters.until} onChange={(day) => narrow('until', day)} />
          </HStack>
        }
        empty={
          <EmptyState
            icon={Inbox}
            title="Nothing received yet"
            text="Share the form by link, email or on your website. Answers arrive here, and you’re notified."
            action={<RouterButton to={PATHS.form(id)}>Share form</RouterButton>}
          />
        }
        onOpen={(row) => void navigate(PATHS.submission(row.form_id, row.id))}
        card={(row) => <Card row={row} />}
      />
    </>
  );
};
