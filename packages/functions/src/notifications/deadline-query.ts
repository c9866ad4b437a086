import type { Actor } from '@wayline/core/access/actor';
import { getUserToday } from '@wayline/core/access/user-time-zone';
import type { Whose } from '@wayline/core/areas/trip/deadlines/deadlines';

/** Whose deadlines are asked for, on the day it is where they are at home. */
export const toDeadlineQuery = (actor: Actor, now: string): Whose => ({
  company: actor.company_id,
  user: actor.user_id,
  today: getUserToday(actor, now),
  held: actor.permissions,
});
