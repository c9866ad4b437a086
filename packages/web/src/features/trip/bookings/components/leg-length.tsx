import { GridItem, Text } from '@chakra-ui/react';
import type { Leg } from '@wayline/core/areas/trip/bookings/booking';
import { landingDay } from '@wayline/core/areas/trip/bookings/landing-day';
import { legMinutes } from '@wayline/core/areas/trip/itinerary/leg-minutes';
import { daysBetween } from '@wayline/core/base/days';
import { formatDuration } from '@wayline/core/base/times';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { BookingForm } from '../booking-form';
import { toLeg } from '../leg-form';

type Props = { form: UseFormReturn<BookingForm>; leg: number; known: readonly Leg[] };

/** How long a leg takes by the clocks of both ends. An arrival that cannot be on its day is put on the first one on which it can. */
export const LegLength = ({ form: { control, setValue, formState }, leg: at, known }: Props) => {
  const typed = useWatch({ control, name: `legs.${at}` });
  const leg = toLeg(typed, known);
  const minutes = legMinutes(leg);
  const lands = landingDay(leg);
  const isTyped = Boolean(formState.dirtyFields.legs?.[at]);
  const wrong = isTyped && lands !== undefined && (minutes === undefined || !leg.end_date) && leg.end_date !== lands;
  useEffect(() => {
    if (wrong) setValue(`legs.${at}.end_date`, lands, { shouldDirty: true, shouldValidate: true });
  }, [wrong, lands, at, setValue]);
  if (minutes === undefined) return null;
  const later = leg.end_date ? daysBetween(leg.start_date, leg.end_date) : 0;
  return (
    <GridItem colSpan={2}>
      <Text color="fg.muted" textStyle="small" role="status">
        {formatDuration(minutes)}
        {later !== 0 && ` · ${later > 0 ? '+' : '−'}${Math.abs(later)}`} · local times
      </Text>
    </GridItem>
  );
};
