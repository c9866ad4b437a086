import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { ClockTime, Day } from '../../../../base/values';
import { RoomTypes } from '../../pricing/room-type';
import { ACCOMMODATION_CATEGORIES, BOARDS, STARS } from '../types/detail-choices';

export const Accommodation = z
  .object({
    checkin_date: Day,
    checkout_date: Day,
    checkin_time: emptyable(ClockTime),
    checkout_time: emptyable(ClockTime),
    room_description: z.string().max(500).optional(),
    category: emptyable(z.enum(ACCOMMODATION_CATEGORIES)),
    stars: emptyable(z.enum(STARS)),
    board: emptyable(z.enum(BOARDS)),
    location_details: z.string().max(500).optional(),
    room_types: RoomTypes.optional(),
  })
  .refine((stay) => stay.checkout_date > stay.checkin_date, {
    path: ['checkout_date'],
    message: 'Check-out must be after check-in. Pick a later date.',
  });
export type Accommodation = z.infer<typeof Accommodation>;
