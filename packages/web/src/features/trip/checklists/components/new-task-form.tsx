import { Flex, HStack, SimpleGrid } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import type { TravelerId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import type { PlannedTrip } from '../../trips/use-trip';

type Props = { whole: PlannedTrip; onSaved: () => Promise<unknown> };
type Typed = { title: string; due_day?: string; traveler?: TravelerId };

/** Puts a task on the checklist, for one traveler or for the trip; ready for the next one when it is saved. */
export const NewTaskForm = ({ whole: { trip, travelers }, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { title: '' } });
  const { control } = form;
  const people = travelers.map((t) => ({ value: t.id, label: fullName(t) }));
  const save = async ({ traveler, ...typed }: Typed) => {
    await call('trips.checklists.create', { ...typed, id: trip.id, travelers: traveler ? [traveler] : [] });
    form.reset({ title: '' });
    await onSaved();
    form.setFocus('title');
  };
  return (
    <Flex direction="column" borderWidth="1px" borderRadius="l3" p="3">
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="title" label="New task" maxLength={255} required />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <DateField control={control} name="due_day" label="Due date" />
          {people.length > 0 && (
            <SelectField control={control} name="traveler" label="For" options={people} emptyLabel="Whole trip" />
          )}
        </SimpleGrid>
        <HStack justify="flex-end">
          <SubmitButton form={form} size="sm">
            Add task
          </SubmitButton>
        </HStack>
      </Form>
    </Flex>
  );
};
