import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { IfPermitted } from '../../../../ui/if-permitted';
import { itineraryQueries } from '../itinerary-queries';
import { ItineraryState } from './itinerary-state';

const NEW = 'new';
type Props = { itinerary: Itinerary; onNew: () => void };

/** The itineraries of the trip, with how each stands, and the way from one to another or to a new one. */
export const ItinerarySwitcher = ({ itinerary, onNew }: Props) => {
  const { id, trip_id } = itinerary;
  const [open, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...itineraryQueries.ofTrip(trip_id), enabled: open });
  const go = useNavigate();
  return (
    <Menu.Root
      open={open}
      onOpenChange={(now) => setOpen(now.open)}
      onSelect={({ value }) => (value === NEW ? onNew() : go(PATHS.itinerary(trip_id, value)))}
      lazyMount
    >
      <Menu.Trigger asChild>
        <Button size="xs" variant="ghost">
          All itineraries of this trip <ChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="min(24rem, 92vw)" aria-busy={!data && !isError}>
            {data?.itineraries.map((one) => (
              <Menu.Item key={one.id} value={one.id} aria-current={one.id === id ? 'page' : undefined}>
                <Flex gap="3" align="center" justify="space-between" flex="1" minW="0">
                  <Text as="span" dir="auto" truncate fontWeight={one.id === id ? '600' : undefined}>
                    {one.ti_name}
                  </Text>
                  <ItineraryState version={one.published_version} changes={one.unpublished_changes} />
                </Flex>
              </Menu.Item>
            ))}
            {!data && (
              <Text px="2" py="1" color="fg.muted">
                {isError ? 'We couldn’t load the list. Close it and try again.' : 'Loading itineraries'}
              </Text>
            )}
            <IfPermitted permission="Edit Client Itinerary">
              <Menu.Separator />
              <Menu.Item value={NEW}>New itinerary</Menu.Item>
            </IfPermitted>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
