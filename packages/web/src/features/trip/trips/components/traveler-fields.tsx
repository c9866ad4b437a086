import { SimpleGrid } from '@chakra-ui/react';
import { passportFault } from '@wayline/core/areas/clients/entry-rules/passport-validity';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { TRAVELER_STATUSES } from '@wayline/core/areas/trip/trips/trip-types';
import type { UseFormReturn } from 'react-hook-form';
import { formatDate } from '../../../../lib/format';
import { DateField } from '../../../../ui/fields/date-field';
import { EmailField } from '../../../../ui/fields/email-field';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { PARTS, statusWords, type TravelerForm } from '../traveler-form';
import type { PlannedTraveler } from '../use-trip';
import { PassportNotice } from './passport-notice';

type Props = {
  form: UseFormReturn<TravelerForm>;
  trip: Trip;
  /** Who leads the trip so far, when it is not this person. */
  lead: string | undefined;
  known: PlannedTraveler | undefined;
};

const STATUSES = TRAVELER_STATUSES.map((value) => ({ value, label: statusWords(value) }));
const TWO = { base: 1, sm: 2 };

/** Everything that is kept of a person on a trip. Source: spec 2 §3 Trip traveler. */
export const TravelerFields = ({ form, trip, lead, known }: Props) => {
  const { control, watch } = form;
  const part = watch('part');
  const clientId = watch('client_id');
  const expires = watch('passport_expires');
  const endsTooSoon = passportFault({ expires, trip_ends: trip.end_date ?? trip.start_date }) === 'expired_by_trip_end';
  const numberHint = known?.has_passport
    ? 'A number is on file. Type a new one to replace it.'
    : 'Encrypted. Every view is logged.';
  return (
    <>
      <SimpleGrid columns={TWO} gap="4">
        <TextField control={control} name="first_name" label="First name" maxLength={255} required />
        <TextField control={control} name="middle_name" label="Middle name" maxLength={255} />
        <TextField
          control={control}
          name="last_name"
          label="Last name"
          maxLength={255}
          required={!clientId && known?.last_name !== ''}
        />
        <TextField control={control} name="suffix" label="Suffix" maxLength={40} />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone" label="Phone" />
        <DateField control={control} name="dob" label="Date of birth" />
        {known && <SelectField control={control} name="status" label="Status" options={STATUSES} />}
      </SimpleGrid>
      <SelectField
        control={control}
        name="part"
        label="Role on this trip"
        options={PARTS}
        hint={part === 'lead' && lead ? `${lead} is the lead now and will stay on the trip as a traveler.` : undefined}
      />
      {part !== 'contact' && (
        <>
          <SimpleGrid columns={TWO} gap="4">
            <TextField
              control={control}
              name="passport_number"
              label="Passport number"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              hint={numberHint}
            />
            <DateField control={control} name="passport_expires" label="Passport expires" />
          </SimpleGrid>
          {known?.has_passport && <TickField control={control} name="passport_gone" label="Remove passport number" />}
          {endsTooSoon && (
            <PassportNotice severity="problem" say={`Passport expires ${formatDate(expires)}, before the trip ends.`} />
          )}
        </>
      )}
    </>
  );
};
