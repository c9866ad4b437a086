import { Box, Table } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { EmptyState } from '../../../ui/empty-state';

/** The columns of the trip request table. Source: R-TRIP-034 (G-189). */
export const TRIP_REQUEST_COLUMNS = [
  { key: 'created_at_formatted', label: 'Received' },
  { key: 'form_name', label: 'Form' },
  { key: 'type', label: 'Type' },
  { key: 'request_code', label: 'Request' },
  { key: 'trip_name', label: 'Trip' },
  { key: 'start_date', label: 'Start' },
  { key: 'end_date', label: 'End' },
  { key: 'destination_name', label: 'Destination' },
  { key: 'advisor', label: 'Advisor' },
  { key: 'trip_request_status', label: 'Status' },
] as const;

/** Where requests stand beside the trips; none can arrive before a company has forms. */
export const TripRequests = () => (
  <>
    <Box overflowX="auto" pb="4">
      <Table.Root size="sm" aria-label="Trip requests">
        <Table.Header>
          <Table.Row>
            {TRIP_REQUEST_COLUMNS.map(({ key, label }) => (
              <Table.ColumnHeader key={key} whiteSpace="nowrap">
                {label}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
      </Table.Root>
    </Box>
    <EmptyState
      icon={Inbox}
      title="No trip requests yet"
      text="Requests arrive here from the forms on your website. Each can become a trip."
    />
  </>
);
