import { randomUUID } from 'node:crypto';
import { Company } from '@wayline/core/access/company';
import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import { AgencyLinkRequests, SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import { CompanyId } from '@wayline/core/base/ids';
import { daysLater } from '@wayline/core/base/later';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { newToken } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import type { Person, World } from '@wayline/local/testing/world';
import { baseDeps } from '../kernel/deps';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A sub-agency, the one whose owner was asked to become one, what another was mailed to ask the same, and the agency above. */
    subAgency: CompanyId;
    askedAgency: string;
    agencyToken: string;
    parentAgency: CompanyId;
  }
}

const opened = (company_name: string) => {
  const { newId, now } = baseDeps();
  const company = Company.parse({
    id: newId('company'),
    company_name,
    company_type: 'agency',
    owner_user_id: newId('user'),
    created_at: now(),
    version: 1,
  });
  return { ...company, since: company.created_at };
};
const subAgency = async (world: World, { company_id: parent }: Person, company_name: string): Promise<CompanyId> => {
  const { since, ...company } = opened(company_name);
  const { id, version } = company;
  const db = tenantDb(world.table, id);
  const above = { parent_company_id: parent, parent_name: 'Above', since, agreed_by_name: 'Sub Owner', version };
  await db.transact([
    db.insert(Companies, company),
    db.insert(ParentAgencies, above),
    tenantDb(world.table, parent).insert(SubAgencies, { company_id: id, company_name, since, version }),
  ]);
  return id;
};
/** What a company that has none above it was mailed by one that asks. */
const agencyToken = async (world: World, { company_id, user_id, email }: Person): Promise<string> => {
  const { since, ...asking } = opened('Asking');
  const { token, token_hash } = newToken();
  const theirs = tenantDb(world.table, asking.id);
  const ask = { email, token_hash, asked_by: user_id, asked_by_name: 'Ann', sent_at: since, sent_count: 1, version: 1 };
  const db = tenantDb(world.table, company_id);
  const standing = await db.get(ParentAgencies, {});
  await transact(world.table, [
    theirs.insert(Companies, asking),
    theirs.insert(AgencyLinkRequests, { ...ask, expires_at: daysLater(since, 400) }),
    ...(standing ? [db.deleteIfUnchanged(ParentAgencies, standing, ['version'])] : []),
  ]);
  return token;
};
const parentAgency = async (world: World, { company_id }: Person): Promise<CompanyId> => {
  const { newId, now } = baseDeps();
  const parent_company_id = newId('company');
  const since = now();
  const link = { parent_company_id, parent_name: 'Above', since, agreed_by_name: 'Owner', version: 1 };
  await transact(world.table, [tenantDb(world.table, company_id).put(ParentAgencies, link)]);
  return parent_company_id;
};
const askedAgency = async (world: World, as: Person): Promise<string> => {
  const email = `${randomUUID()}@asked.wayline.test`;
  expectOk(await world.call('misc.sub-agencies.ask', { email }, { as }));
  return email;
};

export const PREPARES: Preparation = {
  placeholders: (id, digit) => ({
    subAgency: CompanyId.parse(id('cmp')),
    askedAgency: `asked-${digit}@new.wayline.test`,
    agencyToken: `nobody-was-sent-${digit}`,
    parentAgency: CompanyId.parse(id('cmp')),
  }),
  make: async ({ world, as, name, wants }) => ({
    ...(wants('subAgency') && { subAgency: await subAgency(world, as, name) }),
    ...(wants('askedAgency') && { askedAgency: await askedAgency(world, as) }),
    ...(wants('agencyToken') && { agencyToken: await agencyToken(world, as) }),
    ...(wants('parentAgency') && { parentAgency: await parentAgency(world, as) }),
  }),
};
