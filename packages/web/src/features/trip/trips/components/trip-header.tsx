import { Button, Flex, Heading, Image, Text } from '@chakra-ui/react';
import { tripLength } from '@wayline/core/areas/trip/trips/trip-dates';
import { countOf } from '@wayline/core/base/plural';
import { lazy, Suspense, useState } from 'react';
import { dayTitle } from '../../../../lib/day-words';
import { useGuardedAction } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { PresenceAvatars } from '../../../notifications/public';
import { TripMenu } from '../details/trip-menu';
import { TripPages } from '../details/trip-pages';
import { TripStatus } from '../details/trip-status';
import { TripTags } from '../details/trip-tags';
import { TripTotals } from '../details/trip-totals';
import type { PlannedTrip } from '../use-trip';

const TripDatesDialog = lazy(async () => ({ default: (await import('./trip-dates-dialog')).TripDatesDialog }));

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown>; children?: React.ReactNode };

/** The trip in one strip: who, when, state, what it comes to, and what to do next. */
export const TripHeader = ({ whole, onChanged, children }: Props) => {
  const [dating, setDating] = useState(false);
  const allowed = useGuardedAction('Edit Trips', 'edit trips');
  const { trip, accounting_summary } = whole;
  const length = tripLength(trip);
  const dates = trip.start_date
    ? [dayTitle(trip.start_date).date, trip.end_date ? dayTitle(trip.end_date).date : 'open'].join(' to ')
    : 'No dates yet';
  return (
    <Flex as="header" direction="column" gap="3" mb="5">
      {trip.cover_img_url && (
        <Image src={trip.cover_img_url} alt="" height="32" width="100%" objectFit="cover" borderRadius="l3" />
      )}
      {/* The actions keep their place beside the name, however much a trip says below it. */}
      <Flex justify="space-between" align="start" gap="4" direction={{ base: 'column', lg: 'row' }}>
        <Flex direction="column" gap="1" minW="0" flex="1">
          <Flex gap="3" align="center" wrap="wrap">
            <Heading as="h1" textStyle="title" dir="auto">
              {trip.trip_name}
            </Heading>
            <TripStatus whole={whole} onChanged={onChanged} />
            <PresenceAvatars trip={trip.id} />
          </Flex>
          <Text color="fg.muted">
            {trip.code} · {trip.lead_traveler ?? 'Lead traveler not set'} · {trip.trip_pax} pax · {dates}
            {length && ` · ${countOf(length.nights, 'night')}`}
          </Text>
          <TripTotals summary={accounting_summary} />
          <TripTags whole={whole} onChanged={onChanged} />
        </Flex>
        <Flex gap="2" wrap="wrap" flexShrink="0">
          <IfPermitted permission="Edit Trips">
            <Button size="sm" variant="outline" onClick={allowed(() => setDating(true))}>
              Set dates
            </Button>
          </IfPermitted>
          {children}
          <TripMenu whole={whole} onChanged={onChanged} />
        </Flex>
      </Flex>
      <TripPages id={trip.id} />
      {dating && (
        <Suspense fallback={null}>
          <TripDatesDialog trip={trip} onClose={() => setDating(false)} onSaved={onChanged} />
        </Suspense>
      )}
    </Flex>
  );
};
