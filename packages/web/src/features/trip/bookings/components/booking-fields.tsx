import { GridItem, SimpleGrid } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { countPeople } from '@wayline/core/areas/trip/bookings/people/people-on-booking';
import { isInsurance } from '@wayline/core/areas/trip/bookings/types/booking-fields';
import type { TravelPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { lazy, Suspense, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePermission } from '../../../../lib/use-permission';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { CardsSkeleton } from '../../../../ui/skeletons';
import { PriceField } from '../../pricing/price-field';
import { RoomsField } from '../../pricing/rooms-field';
import { type BookingForm, getTimesAsked, listLegs } from '../booking-form';
import { ARRANGEMENT, CLIENT, DEADLINES, REQUESTS } from '../fields/common-specs';
import { getDetailFields } from '../fields/detail-specs';
import { isTravelling, type KnownTraveler, TripTravelersProvider } from '../known-traveler';
import { useBookingTypes } from '../use-booking-types';
import { CruiseFields } from './cruise-fields';
import { FormSection } from './form-section';
import { LegFields } from './leg-fields';
import { PassengerFields } from './passenger-fields';
import { PreferenceHint } from './preference-hint';
import { SpanFields } from './span-fields';
import { SpecSection } from './spec-section';
import { SupplierField } from './supplier-field';
import { TravelersField } from './travelers-field';

const FilesPanel = lazy(async () => ({ default: (await import('../../trips/details/files-panel')).FilesPanel }));

type Props = {
  form: UseFormReturn<BookingForm>;
  booking: Booking | undefined;
  day: string;
  currency: string;
  travelers: readonly KnownTraveler[];
  /** What the client of the trip would like. */
  preferences: TravelPreferences | undefined;
};

/** The fields of a booking, as many as its type needs: when and where first, then what is asked for less and less often. */
export const BookingFields = ({ form, booking, day, currency, travelers, preferences }: Props) => {
  const { control, watch, setValue, formState } = form;
  const [type, kind] = [watch('booking_type'), watch('sub_type')];
  const asked = getTimesAsked(type);
  const flight = type === 'Flights';
  const { types, optionsWith, kindsOf } = useBookingTypes();
  // A new booking begins with a type that the company uses.
  const instead = booking || types.includes(type) ? undefined : types[0];
  useEffect(() => {
    if (instead) setValue('booking_type', instead);
  }, [instead, setValue]);
  const details = getDetailFields(type, kind, (name) => Boolean(form.getValues(name)));
  const who = isInsurance(type, kind) ? 'Insured travelers' : 'Travelers';
  const mayOpenFiles = usePermission('Documents');
  return (
    <>
      <SimpleGrid columns={{ base: 2, sm: 3 }} gap="4">
        <SelectField control={control} name="booking_type" label="Type" options={optionsWith(booking?.booking_type)} />
        <SelectField
          control={control}
          name="sub_type"
          label="Sub type"
          options={kindsOf(type, kind)}
          emptyLabel="Any"
        />
        <GridItem colSpan={{ base: 2, sm: 1 }}>
          <SelectField control={control} name="reservation_status" label="Status" options={RESERVATION_STATUSES} />
        </GridItem>
      </SimpleGrid>
      <PreferenceHint type={type} preferences={preferences} />
      <TextField control={control} name="title" label="Title" required maxLength={300} />
      {asked === 'legs' && <LegFields form={form} day={day} known={listLegs(booking)} />}
      {asked === 'cruise' && <CruiseFields form={form} />}
      {asked === 'span' && <SpanFields form={form} />}
      {flight && (
        <FormSection
          title="Passengers"
          open={watch('passengers').length > 0}
          wrong={!!formState.errors.passengers}
          single
        >
          <PassengerFields form={form} travelers={travelers} />
        </FormSection>
      )}
      <SimpleGrid columns={2} gap="4">
        <SupplierField form={form} />
        <TextField control={control} name="confirmation_id" label="Confirmation number" maxLength={80} />
      </SimpleGrid>
      <FormSection title="Price" open={form.getValues('price') !== undefined} wrong={!!formState.errors.price} single>
        <PriceField
          control={control}
          name="price"
          bookingType={type}
          travelers={(booking && countPeople(booking)) || travelers.filter(isTravelling).length}
          currency={currency}
        />
      </FormSection>
      {type === 'Accommodation' && (
        <FormSection title="Rooms and guests" open={watch('room_types').length > 0} single>
          <TripTravelersProvider value={travelers}>
            <RoomsField form={form} currency={currency} />
          </TripTravelersProvider>
        </FormSection>
      )}
      <SpecSection
        key={details.title + type}
        form={form}
        title={details.title}
        specs={details.fields}
        currency={currency}
      />
      {/* The passengers of a flight say it above. */}
      {!flight && (
        <FormSection
          title={who}
          open={form.getValues('traveler_ids').length > 0 || !!form.getValues('guest_names')}
          single
        >
          <TravelersField form={form} travelers={travelers} legend={who} />
        </FormSection>
      )}
      <SpecSection form={form} title="Payment, availability and more" specs={ARRANGEMENT} currency={currency} />
      <SpecSection form={form} title="Special requests" specs={REQUESTS} currency={currency} />
      <SpecSection form={form} title="Deadlines" specs={DEADLINES} currency={currency} />
      <SpecSection form={form} title="Client and tags" specs={CLIENT} currency={currency} />
      {booking && mayOpenFiles && (
        <FormSection title="Files" open={false} single>
          <Suspense fallback={<CardsSkeleton cards={1} />}>
            <FilesPanel trip={booking.trip_id} booking={booking.id} />
          </Suspense>
        </FormSection>
      )}
      <TextField control={control} name="client_note" label="Note for the client" lines={2} />
      <TextField control={control} name="note" label="Internal note" lines={2} hint="Clients never see this." />
    </>
  );
};
