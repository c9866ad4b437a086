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
    intro="How a new reminder of yours begins. Each can still be set otherwise, and those that are set already stay as they are."
  >
    {({ control, watch }) => (
      <>
        <SettingGroup title="When they leave">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <SelectField control={control} name="timing" label="Day" options={REMINDER_TIMINGS} />
            <TimeField control={control} name="time" label="Time" hint="Of your own time zone." required />
          </SimpleGrid>
        </SettingGroup>
        <SettingGroup title="Where it differs" text="By the type of what is booked, counted from its first day.">
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            {(watch('by_type') ?? []).map(({ booking_type }, at) => (
              <SelectField
                key={booking_type}
                control={control}
                name={`by_type.${at}.timing`}
                label={typeName(booking_type)}
                options={REMINDER_TIMINGS}
                emptyLabel="As above"
              />
            ))}
          </SimpleGrid>
        </SettingGroup>
      </>
    )}
  </SettingPage>
);
