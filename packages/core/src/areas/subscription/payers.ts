import { type Actor, toActor } from '../../access/actor';
import type { Company, User } from '../../access/company';

/** Who can change the plan of a company and the card it is paid with: its owner, and whose role allows it. */
export const listPayers = (users: readonly User[], company: Company, now: string): Actor[] =>
  users
    .filter(({ is_active }) => is_active)
    .map((user) => toActor(user, company, now))
    .filter(({ permissions }) => permissions.has('Subscription and Payment'));
