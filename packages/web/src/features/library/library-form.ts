import { LIBRARY_DAY, libraryDayAfter } from '@wayline/core/areas/library/library-day';
import type { LibraryDraft } from '@wayline/core/areas/library/library-item';
import type { Place } from '@wayline/core/areas/trip/bookings/parts/place';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import type { BookingType } from '@wayline/core/base/booking-types';
import { daysBetween } from '@wayline/core/base/days';
import { trimOrUndefined } from '../../lib/trim-or-undefined';
import type { LibraryItem } from './library-queries';

/** What the editor of a library booking holds. It has no dates: it lasts so long, whenever it is put into a trip. */
export type LibraryForm = {
  booking_type: BookingType;
  title: string;
  sub_type: string;
  supplier_name: string;
  place: string;
  /** What the library knows of the place that was chosen from it. */
  known_place?: Place;
  address: string;
  /** Nights of a stay, days of anything else. */
  length: number | undefined;
  start_time?: string;
  price?: PriceEntry;
  tags: string;
  includes: string;
  client_note: string;
  note: string;
};

/** What has legs or port days keeps them as they were saved; a form of one span does not show them. */
export const keepsItsDays = (item: LibraryItem | undefined): boolean =>
  Boolean(item?.destinations?.length || item?.transportations?.length || item?.cruise_days?.length);

export const toLibraryForm = (item?: LibraryItem): LibraryForm => {
  const span = item && bookingSpan(item);
  const apart = span ? daysBetween(span.first, span.last) : 0;
  const place = item?.places[0];
  return {
    booking_type: item?.booking_type ?? 'Accommodation',
    title: item?.title ?? '',
    sub_type: item?.sub_type ?? '',
    supplier_name: item?.supplier_name ?? '',
    place: place?.name ?? '',
    address: place?.formatted_address ?? '',
    length: item?.booking_type === 'Accommodation' || !item ? Math.max(1, apart) : apart + 1,
    start_time: item?.accommodation?.checkin_time ?? item?.general_booking?.start_time,
    ...(item?.price_detail && { price: item.price_detail }),
    tags: (item?.tags ?? []).join(', '),
    includes: item?.includes ?? '',
    client_note: item?.client_note ?? '',
    note: item?.note ?? '',
  };
};

const timedPart = (form: LibraryForm, before: LibraryItem | undefined): Partial<LibraryDraft> => {
  if (keepsItsDays(before)) return {};
  const length = Math.max(1, form.length ?? 1);
  const start_time = trimOrUndefined(form.start_time);
  if (form.booking_type === 'Accommodation')
    return {
      accommodation: {
        ...before?.accommodation,
        checkin_date: LIBRARY_DAY,
        checkout_date: libraryDayAfter(length),
        checkin_time: start_time,
      },
    };
  const end_date = length > 1 ? libraryDayAfter(length - 1) : undefined;
  return { general_booking: { ...before?.general_booking, start_date: LIBRARY_DAY, start_time, end_date } };
};

/** What a filled form says; an emptied text is sent empty, because what is not sent stays as it was. */
export const toLibraryDraft = (form: LibraryForm, before?: LibraryItem) => {
  const textOf = (name: 'sub_type' | 'supplier_name' | 'includes' | 'client_note' | 'note') =>
    trimOrUndefined(form[name]) ?? (before?.[name] ? '' : undefined);
  const place = trimOrUndefined(form.place);
  const [first, ...rest] = before?.places ?? [];
  const known = [form.known_place, first].find((one) => one?.name === place);
  return {
    booking_type: form.booking_type,
    title: form.title.trim(),
    sub_type: textOf('sub_type'),
    supplier_name: textOf('supplier_name'),
    includes: textOf('includes'),
    client_note: textOf('client_note'),
    note: textOf('note'),
    tags: form.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    places: place
      ? [{ source: 'manual', ...known, name: place, formatted_address: trimOrUndefined(form.address) }, ...rest]
      : rest,
    ...(form.price && { price_detail: form.price }),
    ...timedPart(form, before),
  };
};
