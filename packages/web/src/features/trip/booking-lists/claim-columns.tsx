import { HStack } from '@chakra-ui/react';
import type { BookingType } from '@wayline/core/base/booking-types';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge, type Tone } from '../../../ui/status-badge';
import type { Column } from '../../../ui/table/table-types';
import type { Claim } from './booking-list-queries';

const STATES: Record<Claim['status'], { tone: Tone; words: string }> = {
  pending: { tone: 'warning', words: 'Pending' },
  approved: { tone: 'success', words: 'Approved' },
  rejected: { tone: 'error', words: 'Rejected' },
};
export const ClaimState = ({ status }: { status: Claim['status'] }) => (
  <StatusBadge tone={STATES[status].tone}>{STATES[status].words}</StatusBadge>
);

/** What was asked for, by whom, for which trip, and what became of it. Source: G-200. */
export const claimColumns = (actions: Column<Claim>['show']): readonly Column<Claim>[] => [
  {
    key: 'requested_at',
    label: 'Requested',
    width: 98,
    show: ({ requested_at }) => formatDate(requested_at),
    sortBy: (claim) => claim.requested_at,
  },
  { key: 'requester_name', label: 'Requested by', width: 130, sortBy: (claim) => claim.requester_name },
  {
    key: 'booking_title',
    label: 'Booking',
    grow: true,
    width: 180,
    always: true,
    sortBy: (claim) => claim.booking_title,
    show: ({ booking_title, booking_type }) => (
      <HStack gap="2">
        <BookingIcon type={booking_type as BookingType} />
        {booking_title}
      </HStack>
    ),
  },
  {
    key: 'start_date',
    label: 'Start',
    width: 98,
    show: ({ start_date }) => formatDate(start_date),
    sortBy: (claim) => claim.start_date,
  },
  { key: 'trip_code', label: 'Trip code', width: 90, sortBy: (claim) => claim.trip_code },
  {
    key: 'trip_name',
    label: 'Trip',
    width: 150,
    sortBy: (claim) => claim.trip_name,
    link: (claim) => PATHS.planner(claim.trip_id),
  },
  { key: 'note', label: 'Note', width: 160 },
  {
    key: 'status',
    label: 'Status',
    width: 100,
    show: ({ status }) => <ClaimState status={status} />,
    sortBy: ({ status }) => STATES[status].words,
  },
  { key: 'decider_name', label: 'Decided by', width: 120, sortBy: (claim) => claim.decider_name },
  { key: 'reason', label: 'Reason', width: 160 },
  { key: 'actions', label: 'Actions', width: 160, always: true, show: actions },
];
