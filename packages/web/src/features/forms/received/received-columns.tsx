import { HStack } from '@chakra-ui/react';
import type { SubmissionRow } from '@wayline/core/areas/forms/form.records';
import { relativeTime } from '@wayline/core/base/relative-time';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import type { Column } from '../../../ui/table/table-types';
import { SubmissionBadge } from '../submission-badge';

const pathOf = ({ form_id, id }: SubmissionRow) => PATHS.submission(form_id, id);
/** How long ago a form was received. Source: R-ACC-040 (G-176). */
export const timePassed = ({ received_date = '' }: SubmissionRow) =>
  relativeTime(received_date, new Date().toISOString());

const COLUMNS: readonly Column<SubmissionRow>[] = [
  {
    key: 'action',
    label: 'Action',
    width: 150,
    always: true,
    show: (row) => (
      <HStack gap="2" height="full">
        <RouterLink to={pathOf(row)} aria-label={`Review the answers of ${row.sender_name || 'this sender'}`}>
          Review
        </RouterLink>
        <SubmissionBadge state={row.state} />
      </HStack>
    ),
    text: ({ state }) => state,
  },
  { key: 'number', label: '#', width: 64, align: 'end' },
  {
    key: 'received',
    label: 'Received',
    width: 130,
    show: ({ received_date }) => formatDate(received_date),
    ordered: { ascending: { oldest_first: 'true' }, descending: {} },
  },
  {
    key: 'time_passed',
    label: 'Time Passed',
    width: 140,
    show: timePassed,
    text: timePassed,
  },
  { key: 'trip_code', label: 'Trip Code', width: 110 },
  {
    key: 'sender_name',
    label: 'Sender Name',
    grow: true,
    width: 170,
    link: pathOf,
  },
  { key: 'sender_email', label: 'Sender Email', width: 220 },
  { key: 'form_name', label: 'Form Name', width: 180 },
  {
    key: 'traveler',
    label: 'Traveler',
    width: 96,
    align: 'end',
    show: ({ traveler_count }) => traveler_count,
  },
];

/** Source: R-ACC-031. */
export const RECEIVED_COLUMNS = COLUMNS;
/** The same without the name of the form. Source: R-ACC-042. */
export const RECEIVED_DYNAMIC_COLUMNS = COLUMNS.filter(({ key }) => key !== 'form_name');
