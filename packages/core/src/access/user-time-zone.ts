import { localAt } from '../base/zoned-time';
import type { Actor } from './actor';

type Home = Pick<Actor, 'user' | 'company'>;

/** Where a user is at home: their own zone, or their company's. */
export const getUserTimeZone = ({ user, company }: Home): string => user.timezone ?? company.timezone;

/** The day where the company is at home, at the instant `now`: the one that its books and its numbers go by. */
export const getCompanyToday = ({ company }: Pick<Actor, 'company'>, now: string): string =>
  localAt(now, company.timezone).date;

/** The day where a user is at home, at the instant `now`. */
export const getUserToday = (actor: Home, now: string): string => localAt(now, getUserTimeZone(actor)).date;
