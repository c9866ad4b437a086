import type { Booking, BookingDraft } from '@wayline/core/bookings/booking';
import type { BookingType } from '@wayline/core/bookings/booking-types';
import type { Money } from '@wayline/core/kernel/values';

/** What the editor of a booking holds: plain texts, empty where nothing is given. */
export type BookingForm = {
  booking_type: BookingType;
  title: string;
  supplier_name: string;
  confirmation_id: string;
  reservation_status: string;
  start_date?: string;
  start_time?: string;
  end_date?: string;
  end_time?: string;
  place: string;
  address: string;
  legs: LegForm[];
  price?: Money;
  client_note: string;
  note: string;
};
export type LegForm = {
  from: string;
  from_code: string;
  to: string;
  to_code: string;
  start_date?: string;
  start_time?: string;
  end_date?: string;
  end_time?: string;
  carrier: string;
  number: string;
  seat: string;
};

export const WITH_LEGS: readonly BookingType[] = ['Flights', 'Rail', 'Transportation'];
export const emptyLeg = (day = ''): LegForm => ({
  from: '',
  from_code: '',
  to: '',
  to_code: '',
  start_date: day || undefined,
  end_date: day || undefined,
  carrier: '',
  number: '',
  seat: '',
});

const text = (value: string | undefined) => value ?? '';
const given = (value: string | undefined) => value?.trim() || undefined;

/** The form of a booking, or of a new one on a day. */
export const formOf = (booking: Booking | undefined, day: string): BookingForm => {
  const stay = booking?.accommodation;
  const general = booking?.general_booking;
  const legs = booking?.destinations ?? booking?.transportations ?? [];
  const place = booking?.places[0];
  return {
    booking_type: booking?.booking_type ?? 'Flights',
    title: text(booking?.title),
    supplier_name: text(booking?.supplier_name),
    confirmation_id: text(booking?.confirmation_id),
    reservation_status: booking?.reservation_status ?? 'Booked',
    start_date: stay?.checkin_date ?? general?.start_date ?? (day || undefined),
    start_time: stay?.checkin_time ?? general?.start_time,
    end_date: stay?.checkout_date ?? general?.end_date,
    end_time: stay?.checkout_time ?? general?.end_time,
    place: text(place?.name),
    address: text(place?.formatted_address),
    legs: legs.length
      ? legs.map((leg) => ({
          from: leg.from.name,
          from_code: text(leg.from.iata_code),
          to: leg.to.name,
          to_code: text(leg.to.iata_code),
          start_date: leg.start_date,
          start_time: leg.start_time,
          end_date: leg.end_date,
          end_time: leg.end_time,
          carrier: text(leg.carrier),
          number: text(leg.number),
          seat: text(leg.seat),
        }))
      : [emptyLeg(day)],
    price: booking?.price_detail && {
      minor: booking.price_detail.total_price,
      currency: booking.price_detail.currency,
    },
    client_note: text(booking?.client_note),
    note: text(booking?.note),
  };
};

const legsOf = (
  form: BookingForm,
  before: readonly { start_timezone?: string | undefined; end_timezone?: string | undefined }[],
) =>
  form.legs.map((leg, i) => ({
    from: {
      name: given(leg.from) ?? given(leg.from_code) ?? '',
      iata_code: given(leg.from_code.toUpperCase()),
      source: 'manual',
    },
    to: {
      name: given(leg.to) ?? given(leg.to_code) ?? '',
      iata_code: given(leg.to_code.toUpperCase()),
      source: 'manual',
    },
    start_date: leg.start_date ?? '',
    start_time: given(leg.start_time),
    start_timezone: before[i]?.start_timezone,
    end_date: given(leg.end_date),
    end_time: given(leg.end_time),
    end_timezone: before[i]?.end_timezone,
    carrier: given(leg.carrier),
    number: given(leg.number),
    seat: given(leg.seat),
  }));

/** What a filled form says of a booking. Which timed part it has follows from its type. */
export const draftOf = (
  form: BookingForm,
  before?: Booking,
): Partial<BookingDraft> & Pick<BookingDraft, 'title' | 'booking_type'> => {
  const type = form.booking_type;
  const times = {
    start_date: form.start_date ?? '',
    start_time: given(form.start_time),
    end_date: given(form.end_date),
    end_time: given(form.end_time),
  };
  const legs = legsOf(form, before?.destinations ?? before?.transportations ?? []);
  return {
    booking_type: type,
    title: form.title.trim(),
    supplier_name: given(form.supplier_name),
    confirmation_id: given(form.confirmation_id),
    reservation_status: form.reservation_status as BookingDraft['reservation_status'],
    places: given(form.place)
      ? [{ name: form.place.trim(), formatted_address: given(form.address), source: 'manual' }]
      : [],
    ...(type === 'Flights' && { destinations: legs }),
    ...((type === 'Rail' || type === 'Transportation') && { transportations: legs }),
    ...(type === 'Accommodation' && {
      accommodation: {
        checkin_date: times.start_date,
        checkin_time: times.start_time,
        checkout_date: form.end_date ?? '',
        checkout_time: times.end_time,
      },
    }),
    ...(!WITH_LEGS.includes(type) && type !== 'Accommodation' && { general_booking: times }),
    ...(form.price && {
      price_detail: {
        price_per_person: 'Total Price' as const,
        total_price: form.price.minor,
        currency: form.price.currency,
      },
    }),
    client_note: given(form.client_note),
    note: given(form.note),
  };
};
