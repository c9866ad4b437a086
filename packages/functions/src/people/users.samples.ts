import { randomUUID } from 'node:crypto';
import type { usersContracts } from '@wayline/core/areas/people/users.contract';
import type { SamplesOf } from '../sweeps/samples-of';

const TOKEN = 'a-link-that-nobody-was-sent';

export const SAMPLES = {
  'users.list': () => ({}),
  'users.details.get': (p) => ({ id: p.colleague }),
  'users.details.save': (p) => ({ id: p.leaver, version: 1, job_title: 'Cruise advisor' }),
  'users.by-legacy-id.get': (p) => ({ legacy_id: p.colleague }),
  'users.company-users.list': () => ({ include_company_user: 1 }),
  'users.types.list': () => ({}),
  'users.status.set': (p) => ({ userId: p.colleague, value: true }),
  'users.change-status': (p) => ({ ids: [p.colleague], status: true }),
  'users.bulk-delete': (p) => ({ ids: [p.leaver] }),
  'users.single-delete': (p) => ({ id: p.leaver }),
  'users.access.list': () => ({}),
  'users.mappings.get': () => ({}),
  'users.pcc-mapping': (p) => ({ mappings: [{ user_id: p.leaver, pcc: '7K4B' }] }),
  'users.template-mapping': (p) => ({ mappings: [{ user_id: p.leaver, template_id: p.itineraryTemplate }] }),
  'users.host-agencies.list': () => ({}),
  'users.host-agencies.save': (p) => ({
    version: p.hostAgencies,
    agencies: [{ name: 'Harbour Host', contact_name: 'Hanna Ost' }],
  }),
  'users.invitations.list': () => ({}),
  'users.invitations.create': () => ({
    emails: [`${randomUUID()}@new.wayline.test`],
    role: 'Planner',
    user_type_id: 2 as const,
  }),
  'users.invitations.resend': (p) => ({ email: p.invited }),
  'users.invitations.withdraw': (p) => ({ email: p.invited }),
  'users.invitations.open': () => ({ token: TOKEN }),
  'users.invitations.accept': () => ({
    token: TOKEN,
    first_name: 'Ines',
    last_name: 'Vite',
    password: 'Wayline-demo-1',
  }),
} satisfies SamplesOf<typeof usersContracts>;
