import type { User } from '../../access/company';
import { Users } from '../../access/people.records';
import type { Write, Writes } from '../../store/write';
import { Pictures } from '../lookups/public';
import { toOffboardedUser } from './users';

/** Somebody leaves the company, removed or of their own will: their record keeps the name, the way in and the picture are gone. */
export const getOffboardingWrites = (db: Writes, user: User, now: string): Write[] => [
  db.change(Users, user, toOffboardedUser(user, now)),
  ...(user.avatar_file ? [db.remove(Pictures, { id: user.avatar_file })] : []),
];
