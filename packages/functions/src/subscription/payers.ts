import { type Actor, actorOf } from '@wayline/core/identity/actor';
import type { Company, User } from '@wayline/core/identity/company';

/** Who can change the plan of a company and the card it is paid with: its owner, and whose role allows it. */
export const payersOf = (users: readonly User[], company: Company, now: string): Actor[] =>
  users
    .filter(({ is_active }) => is_active)
    .map((user) => actorOf(user, company, now))
    .filter(({ permissions }) => permissions.has('Subscription and Payment'));
