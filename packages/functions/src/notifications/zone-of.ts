import type { Actor } from '@wayline/core/identity/actor';
import { localAt } from '@wayline/core/kernel/zoned-time';

type Home = Pick<Actor, 'user' | 'company'>;

/** Where a user is at home: their own zone, or their company's. */
export const zoneOf = ({ user, company }: Home): string => user.timezone ?? company.timezone;

/** The day where a user is at home, at the instant `now`. */
export const todayOf = (actor: Home, now: string): string => localAt(now, zoneOf(actor)).date;
