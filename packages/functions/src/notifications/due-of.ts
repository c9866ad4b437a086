import type { Actor } from '@wayline/core/identity/actor';
import type { Whose } from '@wayline/core/notifications/deadlines';
import { todayOf } from './zone-of';

/** Whose deadlines are asked for, on the day it is where they are at home. */
export const dueOf = (actor: Actor, now: string): Whose => ({
  company: actor.company_id,
  user: actor.user_id,
  today: todayOf(actor, now),
  held: actor.permissions,
});
