import type { User } from '@wayline/core/identity/company';
import { subPointer, Users } from '@wayline/core/identity/people.records';
import { leftOf } from '@wayline/core/identity/users';
import { Pictures } from '@wayline/core/lookups/picture.records';
import type { Write, Writes } from '@wayline/core/store/write';

/** Somebody leaves the company, removed or of their own will: their record keeps the name, the way in and the picture are gone. */
export const leavingWrites = (w: Writes, user: User, now: string): Write[] => [
  w.change(Users, user, leftOf(user, now)),
  w.unpoint(subPointer(user.sub)),
  ...(user.avatar_file ? [w.remove(Pictures, { id: user.avatar_file })] : []),
];
