import type { BookingType } from '@wayline/core/base/booking-types';
import { typeName } from '../lib/type-name';
import { BOOKING_KINDS } from './booking-kind';

type Props = {
  type: BookingType;
  size?: 16 | 20;
  /** The kind stands beside it in words, so it is not read out twice. */
  decorative?: boolean;
};

/** The kind of a booking as a picture in its hue, with its name for readers. */
export const BookingIcon = ({ type, size = 16, decorative }: Props) => {
  const { hue, icon: Icon } = BOOKING_KINDS[type];
  return (
    <span
      className="booking-icon"
      data-hue={hue}
      data-large={size === 20 ? '' : undefined}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': typeName(type), title: typeName(type) })}
    >
      <Icon size={size} aria-hidden />
    </span>
  );
};
