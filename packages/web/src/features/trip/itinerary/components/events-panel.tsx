import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReadDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import type { TripId } from '@wayline/core/base/ids';
import { lazy, Suspense, useState } from 'react';
import { dayTitle } from '../../../../lib/day-words';
import { formatTime } from '../../../../lib/format';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';

const EventDialog = lazy(async () => ({ default: (await import('./event-dialog')).EventDialog }));

type Props = {
  tripId: TripId;
  events: readonly ReadDayEvent[];
  /** The day a new event begins with. */
  firstDay: string | undefined;
  onChanged: () => Promise<unknown>;
};
const byDay = (a: ReadDayEvent, b: ReadDayEvent) =>
  `${a.startDate}${a.startTime || '99'}`.localeCompare(`${b.startDate}${b.startTime || '99'}`);

/** The dated entries of a trip that are no bookings. They stand among the days here, in the planner and on the client's page. */
export const EventsPanel = ({ tripId, events, firstDay, onChanged }: Props) => {
  const [editing, setEditing] = useState<ReadDayEvent | 'new'>();
  const edits = usePermission('Edit Trips');
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  return (
    <Flex as="section" direction="column" gap="2" mt="8" aria-labelledby="events-title">
      <Flex justify="space-between" align="center" gap="3">
        <Heading as="h2" id="events-title" textStyle="section">
          Events
        </Heading>
        <IfPermitted permission="Edit Trips">
          <Button size="xs" variant="outline" onClick={allowed(() => setEditing('new'))}>
            Add event
          </Button>
        </IfPermitted>
      </Flex>
      {events.length === 0 && (
        <Text color="fg.muted">Add what isn’t booked: a meeting point, a birthday, a free afternoon.</Text>
      )}
      <Flex as="ul" direction="column" listStyleType="none" aria-label="Events">
        {[...events].sort(byDay).map((event) => {
          const { weekday, date } = dayTitle(event.startDate);
          return (
            <Flex as="li" key={event.id} align="baseline" gap="3" wrap="wrap" py="1">
              <Text color="fg.muted" textStyle="small" minW="9rem">
                {[`${weekday.slice(0, 3)}, ${date}`, formatTime(event.startTime || undefined)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Button
                variant="plain"
                size="sm"
                p="0"
                h="auto"
                whiteSpace="normal"
                textAlign="start"
                disabled={!edits}
                onClick={allowed(() => setEditing(event))}
              >
                <span dir="auto">{event.event_title}</span>
              </Button>
            </Flex>
          );
        })}
      </Flex>
      {editing && (
        <Suspense fallback={null}>
          <EventDialog
            tripId={tripId}
            known={editing === 'new' ? undefined : editing}
            firstDay={firstDay}
            onClose={() => setEditing(undefined)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Flex>
  );
};
