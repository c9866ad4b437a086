import { Box, SimpleGrid } from '@chakra-ui/react';
import { tripDatesFault } from '@wayline/core/areas/trip/trips/trip-dates';
import { TRIP_GROUP_KINDS, TRIP_SUB_TYPES } from '@wayline/core/areas/trip/trips/trip-types';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { PageHeader } from '../../../../ui/page-header';
import { type ClientChoice, ClientPicker } from '../../../clients/public';
import { useLeadClient } from '../use-lead-client';

type Typed = {
  /** Who becomes the lead traveler. */
  client?: ClientChoice | undefined;
  trip_name: string;
  start_date?: string;
  end_date?: string;
  trip_destinations: string;
  trip_sub_type: (typeof TRIP_SUB_TYPES)[number];
  trip_group_kind: (typeof TRIP_GROUP_KINDS)[number];
};

/** A new trip: a name is enough, the rest can wait. Source: R-TRIP-011. */
export const TripCreatePage = () => {
  usePage({ title: 'New trip', crumbs: [{ label: 'Trips', to: PATHS.trips() }] });
  const go = useNavigate();
  const form = useForm<Typed>({
    defaultValues: { trip_name: '', trip_destinations: '', trip_sub_type: 'Customized', trip_group_kind: 'Individual' },
  });
  const { control, setValue } = form;
  const lead = useLeadClient((chosen) => setValue('client', chosen, { shouldDirty: true }));
  const create = async ({ client, start_date, end_date, trip_destinations, ...rest }: Typed) => {
    const { trip } = await call('trips.create', {
      ...rest,
      client_id: client?.id,
      start_date: start_date || undefined,
      end_date: end_date || undefined,
      trip_destinations: trip_destinations
        .split(',')
        .map((d) => d.trim())
        .filter(Boolean),
    });
    go(PATHS.trip(trip.id));
  };
  const inOrder = () => tripDatesFault(form.getValues()) ?? true;
  return (
    <Box maxW="640px">
      <PageHeader title="New trip" subtitle="All you need is a name. Everything else can wait." />
      <Form form={form} onSubmit={create} keepAs="trip-create">
        {lead.views && (
          <ClientPicker
            hint="Becomes the lead traveler. You can add one later."
            picked={form.watch('client')}
            onPick={(chosen) => setValue('client', chosen, { shouldDirty: true })}
            onAdd={lead.add}
            autoFocus={!lead.isAsked}
          />
        )}
        <TextField
          control={control}
          name="trip_name"
          label="Trip name"
          required
          autoFocus={!lead.views || lead.isAsked}
          maxLength={255}
          placeholder="Amalfi in spring"
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField control={control} name="start_date" label="First day" />
          <DateField control={control} name="end_date" label="Last day" rules={{ validate: inOrder }} />
          <SelectField control={control} name="trip_sub_type" label="Trip type" options={TRIP_SUB_TYPES} />
          <SelectField control={control} name="trip_group_kind" label="Group type" options={TRIP_GROUP_KINDS} />
        </SimpleGrid>
        <TextField
          control={control}
          name="trip_destinations"
          label="Destinations"
          hint="Separated by commas."
          placeholder="Naples, Ravello"
        />
        <SubmitButton form={form} alignSelf="start">
          Create trip
        </SubmitButton>
      </Form>
    </Box>
  );
};
