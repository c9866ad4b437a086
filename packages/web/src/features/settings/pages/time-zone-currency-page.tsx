import { SimpleGrid } from '@chakra-ui/react';
import { DATE_FORMATS, formatIsoDay } from '@wayline/core/base/date-format';
import { formatClockTime, TIME_FORMAT_LABELS, TIME_FORMATS } from '@wayline/core/base/times';
import { todayHere } from '../../../lib/today';
import { SelectField } from '../../../ui/fields/select-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';
import { countryOptions } from '../country-options';
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
      intro="The default currency for prices, when a day starts for reminders and payments, and how your team sees dates and times. Booking times are always local."
    >
      {({ control }) => (
        <>
          <SettingGroup title="Where you work">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField control={control} name="timezone" label="Time zone" options={ZONES} />
              <SelectField control={control} name="currency_code" label="Currency" options={CURRENCIES} />
              <SelectField
                control={control}
                name="client_default_phone_country_code_id"
                label="Phone country"
                options={countryOptions()}
                emptyLabel="None"
                hint="New phone numbers start with its code."
              />
            </SimpleGrid>
          </SettingGroup>
          <SettingGroup title="Date and time format" text="Colleagues can choose their own in their profile.">
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <SelectField control={control} name="date_format" label="Date format" options={dates} />
              <SelectField control={control} name="time_format" label="Time format" options={TIMES} />
            </SimpleGrid>
          </SettingGroup>
        </>
      )}
    </SettingPage>
  );
};
