import { Button, Flex, HStack, SimpleGrid } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import type { TravelerId } from '@wayline/core/base/ids';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import type { PlannedTraveler } from '../../trips/use-trip';
import type { TripTask } from '../checklist-queries';

type Props = {
  task: TripTask;
  travelers: readonly PlannedTraveler[];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};
type Typed = { title: string; due_day?: string; traveler?: TravelerId | '' };

/** Says a task otherwise, where it stands. One that is for several travelers stays for them. Source: R-TRIP-061, R-TRIP-064. */
export const EditTaskForm = ({ task, travelers, onClose, onSaved }: Props) => {
  const { id, trip_id, version, title, due_day } = task;
  const form = useForm<Typed>({ defaultValues: { title, due_day, traveler: task.travelers[0] ?? '' } });
  const { control, setFocus } = form;
  useEffect(() => setFocus('title', { shouldSelect: true }), [setFocus]);
  const people = travelers.map((t) => ({ value: t.id, label: fullName(t) }));
  const forOne = task.travelers.length <= 1 && people.length > 0;
  const save = async (typed: Typed) => {
    await call('trips.checklists.update', {
      ...{ id: trip_id, task: id, version },
      title: typed.title.trim(),
      due_day: typed.due_day ?? null,
      ...(forOne && { travelers: typed.traveler ? [typed.traveler] : [] }),
    });
    await onSaved();
    onClose();
  };
  return (
    <Flex as="li" direction="column" borderWidth="1px" borderRadius="l3" p="3" my="2">
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="title" label="Task" maxLength={255} required />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          <DateField control={control} name="due_day" label="Due date" />
          {forOne && (
            <SelectField control={control} name="traveler" label="For" options={people} emptyLabel="Whole trip" />
          )}
        </SimpleGrid>
        <HStack justify="flex-end">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} size="sm">
            Save task
          </SubmitButton>
        </HStack>
      </Form>
    </Flex>
  );
};
