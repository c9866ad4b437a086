import type { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { Pictures } from '@wayline/core/areas/lookups/picture.records';
import { toOffboardedUser } from '@wayline/core/areas/people/users';
import type { Write, Writes } from '@wayline/core/store/write';

/** Somebody leaves the company, removed or of their own will: their record keeps the name, the way in and the picture are gone. */
export const getOffboardingWrites = (w: Writes, user: User, now: string): Write[] => [
  w.change(Users, user, toOffboardedUser(user, now)),
  ...(user.avatar_file ? [w.remove(Pictures, { id: user.avatar_file })] : []),
];
