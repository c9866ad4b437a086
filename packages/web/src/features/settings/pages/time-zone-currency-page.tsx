import { SimpleGrid } from '@chakra-ui/react';
import { DATE_FORMATS, formatIsoDay } from '@wayline/core/base/date-format';
import { formatClockTime, TIME_FORMAT_LABELS, TIME_FORMATS } from '@wayline/core/base/times';
import { todayHere } from '../../../lib/today';
import { SelectField } from '../../../ui/fields/select-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { CURRENCIES, ZONES } from '../zones-currencies';

const SAMPLE_TIME = '15:05';
const TIMES = TIME_FORMATS.map((format) => ({
  value: format,
  label: `${TIME_FORMAT_LABELS[format]}: ${formatClockTime(SAMPLE_TIME, format)}`,
}));

/** What the company's days, times and prices begin with. Source: R-SHELL-053, R-SHELL-290. */
export const TimeZoneCurrencyPage = () => {
  const dates = DATE_FORMATS.map((format) => ({
    value: format,
    label: `${format}: ${formatIsoDay(todayHere(), format)}`,
  }));
  return (
    <SettingPage
      section="timezonecurrency"
      path="/myaccount/timezonecurrency"
      intro="What new prices begin with, when a day begins for reminders and payments, and how everybody here reads days and times. A booking’s own times are always those of its place."
    >
      {({ control }) => (
        <>
          <SettingGroup title="Where you work">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField control={control} name="timezone" label="Time zone" options={ZONES} />
              <SelectField control={control} name="currency_code" label="Currency" options={CURRENCIES} />
            </SimpleGrid>
          </SettingGroup>
          <SettingGroup title="How it reads" text="Each colleague may choose otherwise in their profile.">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField control={control} name="date_format" label="Days" options={dates} />
              <SelectField control={control} name="time_format" label="Times" options={TIMES} />
            </SimpleGrid>
          </SettingGroup>
        </>
      )}
    </SettingPage>
  );
};
