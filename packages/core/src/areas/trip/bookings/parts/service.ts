import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { ClockTime, Day, Money } from '../../../../base/values';
import { GROUP_TOUR_DURATIONS, TRAVEL_PACES } from '../types/detail-choices';

/** When a booking without legs, nights or port days takes place. */
export const GeneralBooking = z.object({
  start_date: Day,
  start_time: emptyable(ClockTime),
  end_date: emptyable(Day),
  end_time: emptyable(ClockTime),
});

/** What is agreed of an activity, a tour, a meal, an event or a service. Source: spec 2 §9. */
export const ServiceDetail = z.object({
  duration: z.string().max(60).optional(),
  meeting_point: z.string().max(500).optional(),
  guide_name: z.string().max(120).optional(),
  guide_phone: z.string().max(50).optional(),
  party_size: emptyable(z.int().min(1).max(100_000)),
  group_tour_duration: emptyable(z.enum(GROUP_TOUR_DURATIONS)),
  travel_pace: emptyable(z.enum(TRAVEL_PACES)),
  reservation_name: z.string().max(120).optional(),
  dress_code: z.string().max(120).optional(),
  policy_number: z.string().max(80).optional(),
  /** Of an insurance: what it pays at most, and what it costs. */
  cover_amount: emptyable(Money),
  premium: emptyable(Money),
});
