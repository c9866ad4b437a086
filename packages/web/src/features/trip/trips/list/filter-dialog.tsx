import { Button, HStack, SimpleGrid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRIP_GROUP_KINDS, TRIP_SUB_TYPES } from '@wayline/core/areas/trip/trips/trip-types';
import { useForm } from 'react-hook-form';
import { useCurrentUser } from '../../../../lib/session';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { WHICH } from './filter-words';
import type { TripFilterName, TripFilters } from './trip-filters';
import { advisorsQuery } from './trip-queries';

type Typed = Record<Exclude<TripFilterName, 'status' | 'departing'>, string | undefined>;
type Props = { filters: TripFilters; onClose: () => void; onNarrow: (filters: Typed) => void };

const NONE: Typed = {
  filter: 'Active',
  group_kind: undefined,
  sub_type: undefined,
  advisor: undefined,
  tag: '',
  from: undefined,
  until: undefined,
};

/** Everything the trip list can be narrowed to, at once. Source: R-TRIP-046, R-TRIP-047. */
export const FilterDialog = ({ filters, onClose, onNarrow }: Props) => {
  const me = useCurrentUser()?.id;
  const { data: advisors = [] } = useQuery(advisorsQuery);
  const { status: _status, departing: _departing, ...narrowed } = filters;
  const form = useForm<Typed>({ defaultValues: { ...NONE, ...narrowed } });
  const { control, getValues } = form;
  const narrow = async ({ filter, tag, ...typed }: Typed) => {
    onNarrow({ ...typed, tag: trimOrUndefined(tag), filter: filter === 'Active' ? undefined : filter });
    onClose();
  };
  const inOrder = () => {
    const { from, until } = getValues();
    return !(from && until && until < from) || 'That end date is before the start date. Pick a later one.';
  };
  return (
    <Modal open kind="sheet" width="420px" title="Filter trips" onClose={onClose}>
      <Form form={form} onSubmit={narrow}>
        <SelectField
          control={control}
          name="filter"
          label="Show"
          options={Object.entries(WHICH).map(([value, label]) => ({ value, label }))}
        />
        <SimpleGrid columns={2} gap="4">
          <SelectField control={control} name="group_kind" label="Type" options={TRIP_GROUP_KINDS} emptyLabel="Any" />
          <SelectField control={control} name="sub_type" label="Trip type" options={TRIP_SUB_TYPES} emptyLabel="Any" />
        </SimpleGrid>
        <SelectField
          control={control}
          name="advisor"
          label="Advisor"
          emptyLabel="Any advisor"
          options={advisors.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (my trips)` : name }))}
        />
        <TextField control={control} name="tag" label="Tag" maxLength={255} />
        <SimpleGrid columns={2} gap="4">
          <DateField control={control} name="from" label="Departs on or after" />
          <DateField control={control} name="until" label="Departs on or before" rules={{ validate: inOrder }} />
        </SimpleGrid>
        <HStack justify="flex-end">
          <Button variant="ghost" onClick={() => form.reset(NONE)}>
            Clear
          </Button>
          <SubmitButton form={form}>Show trips</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
