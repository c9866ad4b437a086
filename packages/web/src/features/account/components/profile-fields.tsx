import { SimpleGrid } from '@chakra-ui/react';
import { DATE_FORMATS, formatIsoDay } from '@wayline/core/base/date-format';
import { formatClockTime, TIME_FORMAT_LABELS, TIME_FORMATS } from '@wayline/core/base/times';
import type { Control } from 'react-hook-form';
import { todayHere } from '../../../lib/today';
import { PhoneField } from '../../../ui/fields/phone-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { SettingGroup, ZONES } from '../../settings/public';
import type { ProfileFields as Fields } from '../profile-form-fields';
import type { Profile } from '../profile-query';

const SAMPLE_TIME = '15:05';
const TIMES = TIME_FORMATS.map((format) => ({
  value: format,
  label: `${TIME_FORMAT_LABELS[format]}: ${formatClockTime(SAMPLE_TIME, format)}`,
}));

type Props = { control: Control<Fields>; company: Profile['company'] };

/** Who a user is, and how they read days and times where it is not as their company does. */
export const ProfileFields = ({ control, company }: Props) => {
  const today = todayHere();
  const dates = DATE_FORMATS.map((format) => ({ value: format, label: `${format}: ${formatIsoDay(today, format)}` }));
  return (
    <>
      <SettingGroup title="You">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField
            control={control}
            name="first_name"
            label="First name"
            autoComplete="given-name"
            maxLength={255}
            required
          />
          <TextField
            control={control}
            name="last_name"
            label="Last name"
            autoComplete="family-name"
            maxLength={255}
            required
          />
          <TextField
            control={control}
            name="job_title"
            label="Title"
            autoComplete="organization-title"
            maxLength={255}
          />
          <PhoneField
            control={control}
            name="phone_no"
            label="Phone"
            autoComplete="tel"
            hint="Clients see it on their itinerary."
          />
        </SimpleGrid>
      </SettingGroup>
      <SettingGroup
        title="Date and time format"
        text="How dates and times look on your pages. Booking times are always local."
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField
            control={control}
            name="date_format"
            label="Date format"
            options={dates}
            emptyLabel={`Company default: ${company.date_format ?? DATE_FORMATS[0]}`}
          />
          <SelectField
            control={control}
            name="time_format"
            label="Time format"
            options={TIMES}
            emptyLabel={`Company default: ${TIME_FORMAT_LABELS[company.time_format ?? TIME_FORMATS[0]]}`}
          />
          <SelectField
            control={control}
            name="timezone"
            label="Time zone"
            options={ZONES}
            emptyLabel={`Company default: ${company.timezone?.replaceAll('_', ' ')}`}
            hint="Reminders and summaries use it."
          />
        </SimpleGrid>
      </SettingGroup>
    </>
  );
};
