import { Button, HStack, List } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import { ErrorNote } from '../../../ui/error-note';
import { type BookingForm, formOf } from '../booking-form';

type Props = { current: Booking; typed: BookingForm; onTakeTheirs: () => void; onKeepMine: () => void };

const words = (value: unknown) =>
  Array.isArray(value) ? `${value.length} leg${value.length === 1 ? '' : 's'}` : String(value || 'nothing');

/** What somebody else has saved in the meantime beside what was typed; nothing is lost until one is chosen. */
export const StaleNotice = ({ current, typed, onTakeTheirs, onKeepMine }: Props) => {
  const theirs = formOf(current, '');
  const fields = (Object.keys(theirs) as (keyof BookingForm)[]).filter(
    (f) => JSON.stringify(theirs[f]) !== JSON.stringify(typed[f]),
  );
  return (
    <ErrorNote message="Somebody else saved this booking while you were editing. Nothing is lost: choose which one stays.">
      <List.Root ps="5" my="2">
        {fields.map((field) => (
          <List.Item key={field}>
            {field.replaceAll('_', ' ')}: theirs is {words(theirs[field])}, yours is {words(typed[field])}
          </List.Item>
        ))}
      </List.Root>
      <HStack>
        <Button size="xs" variant="outline" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="xs" variant="outline" onClick={onKeepMine}>
          Keep mine
        </Button>
      </HStack>
    </ErrorNote>
  );
};
