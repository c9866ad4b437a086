import { Box, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { Place } from '@wayline/core/areas/trip/bookings/parts/place';
import { PREFERENCES, type TravelPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import { TRIP_GROUP_KINDS, TRIP_SUB_TYPES } from '@wayline/core/areas/trip/trips/trip-types';
import { useId, useState } from 'react';
import { call } from '../../../../lib/api';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { MoneyField } from '../../../../ui/fields/money-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { WebsiteField } from '../../../../ui/fields/website-field';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { LibraryPlaceSelect } from '../../bookings/components/library-place-select';
import { toDetailsForm, toTripDetails } from './details-form';
import type { TripDialogProps } from './trip-entries';
import { useTripCurrency } from './use-trip-currency';
import { useTripForm } from './use-trip-form';

const TWO = { base: 1, sm: 2 };
const PREFERENCE_NAMES = Object.keys(PREFERENCES) as (keyof TravelPreferences)[];

/** The trip itself: its name and kind, where it goes and begins, what it costs, and its pictures. Source: spec 2 §3 Trip. */
export const DetailsDialog = (props: TripDialogProps) => {
  const currency = useTripCurrency(props.whole);
  const { id } = props.whole.trip;
  const preferences = useId();
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const { form, leave, save, stale } = useTripForm({
    ...props,
    fieldsOf: toDetailsForm,
    send: async (typed, version) => {
      const { trip } = await call('trips.update', { ...toTripDetails(typed, chosen), id, version });
      notify({ kind: 'success', title: `${trip.trip_name} saved` });
    },
  });
  const { control } = form;
  const choosePlace = (place: Place) => {
    const typed = form
      .getValues('places')
      .split('\n')
      .filter((name) => name.trim());
    setChosen((places) => [...places, place]);
    if (!typed.includes(place.name))
      form.setValue('places', [...typed, place.name].join('\n'), { shouldDirty: true, shouldTouch: true });
  };
  return (
    <Modal open kind="sheet" title="Trip details" width="560px" onClose={leave}>
      <Form form={form} onSubmit={save}>
        {stale && <StaleNotice {...stale} />}
        <TextField control={control} name="trip_name" label="Trip name" maxLength={255} required />
        <SimpleGrid columns={TWO} gap="4">
          <TextField control={control} name="custom_code" label="Custom code" maxLength={40} />
          <SelectField control={control} name="trip_sub_type" label="Trip type" options={TRIP_SUB_TYPES} />
          <SelectField control={control} name="trip_group_kind" label="Group type" options={TRIP_GROUP_KINDS} />
        </SimpleGrid>
        <TextField
          control={control}
          name="destinations"
          label="Destinations"
          hint="Separated by commas."
          maxLength={2_000}
        />
        <TextField
          control={control}
          name="places"
          label="Places"
          hint="One per line, e.g. the hotels and sights you agreed on."
          lines={2}
          maxLength={5_000}
        />
        <LibraryPlaceSelect onChoose={choosePlace} />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          <TextField control={control} name="origin" label="Departure city" maxLength={255} />
          <DateField control={control} name="origin_start" label="Departure date" />
          <DateField control={control} name="origin_end" label="Return date" />
        </SimpleGrid>
        <SimpleGrid columns={TWO} gap="4">
          <MoneyField control={control} name="price" label="Agreed price" currency={currency} />
          <MoneyField
            control={control}
            name="additional_services_expenses"
            label="Additional services"
            currency={currency}
          />
        </SimpleGrid>
        <Box role="group" aria-labelledby={preferences}>
          <Text id={preferences} fontWeight="600" mb="2">
            Client preferences
          </Text>
          <SimpleGrid columns={TWO} gap="4">
            {PREFERENCE_NAMES.map((name) => (
              <SelectField
                key={name}
                control={control}
                name={`preferences.${name}`}
                label={PREFERENCES[name].label}
                options={PREFERENCES[name].choices}
                emptyLabel="Not set"
              />
            ))}
          </SimpleGrid>
        </Box>
        <WebsiteField control={control} name="cover_img_url" label="Cover image URL" hint="Shown above the trip." />
        <WebsiteField control={control} name="banner_img_url" label="Banner image URL" />
        <WebsiteField control={control} name="ti_bg_img_url" label="Itinerary background image URL" />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save details</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
