import type { Actor } from '@wayline/core/identity/actor';

/** Where a user is at home: their own zone, or their company's. */
export const zoneOf = ({ user, company }: Pick<Actor, 'user' | 'company'>): string => user.timezone ?? company.timezone;
