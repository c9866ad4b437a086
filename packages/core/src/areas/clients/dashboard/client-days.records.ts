import * as z from 'zod';
import { Day } from '../../../base/values';
import { record } from '../../../store/record';
import type { Client } from '../client';
import { ClientId } from '../client-id';

/** A day of the year on which there is reason to write to a client. `day` is the one it counts from: the birth, the wedding. */
export const ClientDay = z.object({
  client_id: ClientId,
  name: z.string(),
  kind: z.enum(['birthday', 'occasion']),
  /** The entry of the company's list of occasions; empty for a birthday. */
  occasion_id: z.string(),
  day: Day,
});
export type ClientDay = z.infer<typeof ClientDay>;

const monthOf = (day: string) => day.slice(5, 7);
export const getClientDaysPartition = (month: string) => ['CLIENT_DAYS', month] as const;

/** The days of clients by month and day of the year, so that what comes next is read from one or two months. */
export const ClientDays = record({
  name: 'client_day',
  schema: ClientDay,
  key: ['day', 'client_id', 'kind', 'occasion_id'],
  partition: (k) => getClientDaysPartition(monthOf(k.day)),
  sort: (k) => [k.day.slice(5), k.client_id, k.kind, k.occasion_id, k.day],
});

/** The days of a client; none of one in the trash. */
export const toClientDays = (client: Client): ClientDay[] => {
  if (client.deleted_at) return [];
  const of = { client_id: client.id, name: `${client.first_name} ${client.last_name}`.trim() };
  return [
    ...(client.dob ? [{ ...of, kind: 'birthday' as const, occasion_id: '', day: client.dob }] : []),
    ...client.occasions.flatMap(({ occasion_id, date }) =>
      occasion_id && date ? [{ ...of, kind: 'occasion' as const, occasion_id, day: date }] : [],
    ),
  ];
};
