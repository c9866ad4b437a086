import { Company, type SIGN_UP_TYPES, User } from '../../access/company';
import { Companies, Users } from '../../access/people.records';
import type { CompanyId, UserId } from '../../base/ids';
import { daysLater } from '../../base/later';
import type { Table } from '../../store/client';
import { COUNTED_LISTS, ListCounters } from '../../store/list-counter';
import { beginProjectionChecks } from '../../store/projection-check';
import { newSerial, Serials } from '../../store/serial';
import { tenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { companyPageLookupKey } from './company-page';

const TRIAL_DAYS = 14;
/** User type of a company's owner; 15 is an independent contractor. */
const OWNER_TYPE_ID = 1;

export type CompanyOpening = {
  company_id: CompanyId;
  user_id: UserId;
  sub: string;
  company_name: string;
  type: (typeof SIGN_UP_TYPES)[number];
  first_name: string;
  last_name: string;
  email: string;
  now: string;
  subscription?: string;
  /** The name of its public page, free until now. */
  page_name: string;
  website?: string;
  is_er_account?: boolean;
  /** What is switched on for it besides what every company has. */
  feature_flags?: readonly string[];
  roles?: readonly string[];
  user_type_id?: number;
};

/** A company on its first day: itself, its owner, the pointers from the sign-in and from its public page, and the heads of its lists. */
export const openCompany = (table: Table, o: CompanyOpening): { writes: Write[]; company: Company; user: User } => {
  const db = tenantDb(table, o.company_id);
  const company = Company.parse({
    id: o.company_id,
    company_name: o.company_name,
    company_type: o.type,
    owner_user_id: o.user_id,
    subscription: o.subscription,
    page_name: o.page_name,
    website: o.website,
    is_er_account: o.is_er_account,
    feature_flags: o.feature_flags,
    created_at: o.now,
    version: 1,
    trial_starts_at: o.now,
    trial_ends_at: daysLater(o.now, TRIAL_DAYS),
  });
  const user = User.parse({
    id: o.user_id,
    sub: o.sub,
    email: o.email,
    first_name: o.first_name,
    last_name: o.last_name,
    user_type_id: o.user_type_id ?? OWNER_TYPE_ID,
    roles: o.roles ?? ['Master Admin'],
    is_active: true,
    created_at: o.now,
    version: 1,
  });
  return {
    company,
    user,
    writes: [
      db.insert(Companies, company),
      db.insert(Users, user),
      db.putLookup(companyPageLookupKey(o.page_name), { company_id: o.company_id }),
      ...COUNTED_LISTS.map((name) => db.insert(ListCounters, { name, n: 0 })),
      db.insert(Serials, newSerial('trip')),
      beginProjectionChecks(db, o.now),
    ],
  };
};
