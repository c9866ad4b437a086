import { daysBetween, isDay } from '@wayline/core/base/days';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { BookingForm } from '../bookings/booking-form';
import { RoomsEditor } from './rooms-editor';

type Props = { form: UseFormReturn<BookingForm>; currency: string };

/** The rooms of a stay in its form; what they come to can become the price of the booking. */
export const RoomsField = ({ form: { control, watch }, currency }: Props) => {
  const rooms = useController({ control, name: 'room_types' });
  const price = useController({ control, name: 'price' });
  const [checkin, checkout] = [watch('start_date'), watch('end_date')];
  const nights = isDay(checkin) && isDay(checkout) ? daysBetween(checkin, checkout) : 0;
  return (
    <RoomsEditor
      value={rooms.field.value}
      onChange={rooms.field.onChange}
      onPrice={price.field.onChange}
      currency={price.field.value?.currency ?? currency}
      nights={Math.max(0, nights)}
    />
  );
};
