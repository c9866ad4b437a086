import { isBookingType } from '@wayline/core/base/booking-types';
import { ListField } from '../components/list-field';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

/** Which types of booking the company uses, in its order and its words, with their kinds. Source: R-SHELL-053, R-TRIP-224, R-TRIP-225. */
export const BookingTypesPage = () => (
  <SettingPage
    section="booking_types"
    path="/myaccount/booking_types"
    intro="The booking types you use, in your order and with your names, and the sub types of each."
  >
    {({ control }) => (
      <SettingGroup
        title="Your list"
        text="Hidden types can’t be chosen for new bookings; existing bookings keep them. If you rename a sub type, only new bookings get the new name."
      >
        <ListField
          control={control}
          name="entries"
          one="booking type"
          label="Booking types"
          isFixed={({ id }) => isBookingType(id)}
          grows={false}
          under={{ one: 'sub type', many: 'sub types' }}
        />
      </SettingGroup>
    )}
  </SettingPage>
);
