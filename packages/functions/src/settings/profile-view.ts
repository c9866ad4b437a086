import type { Company, User } from '@wayline/core/access/company';
import type { Profile } from '@wayline/core/areas/people/profile.contract';

/** A user as their own profile shows them. */
export const toProfileView = (user: User, { timezone, date_format, time_format }: Company): Profile => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone_no: user.phone_no,
  job_title: user.job_title,
  timezone: user.timezone,
  date_format: user.date_format,
  time_format: user.time_format,
  version: user.version,
  company: { timezone, date_format, time_format },
});
