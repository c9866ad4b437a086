import { isBookingType } from '@wayline/core/base/booking-types';
import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** Which types of booking the company uses, in its order and its words, with their kinds. Source: R-SHELL-053, R-TRIP-224, R-TRIP-225. */
export const BookingTypesPage = () => (
  <SettingPage
    section="booking_types"
    path="/myaccount/booking_types"
    intro="Which types of booking you use, in your order and your words, and the kinds of each."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="A hidden type is offered no more when a booking is added; bookings of it stay as they are. A kind is written into its booking as you call it: renaming it changes what new bookings say."
      >
        <ListField
          control={control}
          name="entries"
          one="booking type"
          label="Booking types"
          isFixed={({ id }) => isBookingType(id)}
          grows={false}
          under={{ one: 'kind', many: 'kinds' }}
        />
      </SettingGroup>
    )}
  </SettingPage>
);
