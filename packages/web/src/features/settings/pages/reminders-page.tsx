import { SimpleGrid } from '@chakra-ui/react';
import { REMINDER_TIMINGS } from '@wayline/core/areas/trip/reminders/reminder-timing';
import { typeName } from '../../../lib/type-name';
import { SelectField } from '../../../ui/fields/select-field';
import { TimeField } from '../../../ui/fields/time-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** How a user's new reminders begin. Source: R-SHELL-053, R-TRIP-241. */
export const RemindersPage = () => (
  <SettingPage
    section="reminders"
    path="/myaccount/reminders"
    intro="How your new reminders start. You can change each one, and existing reminders stay as they are."
  >
    {({ control, watch }) => (
      <>
        <SettingGroup title="When they’re sent">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField control={control} name="timing" label="Day" options={REMINDER_TIMINGS} />
            <TimeField control={control} name="time" label="Time" hint="In your time zone." required />
          </SimpleGrid>
        </SettingGroup>
        <SettingGroup title="By booking type" text="Counted from the first day of the booking.">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            {(watch('by_type') ?? []).map(({ booking_type }, at) => (
              <SelectField
                key={booking_type}
                control={control}
                name={`by_type.${at}.timing`}
                label={typeName(booking_type)}
                options={REMINDER_TIMINGS}
                emptyLabel="Same as above"
              />
            ))}
          </SimpleGrid>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
