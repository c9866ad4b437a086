import type { institutionsContracts } from '@wayline/core/areas/institutions/institutions.contract';
import type { directoryContracts } from '@wayline/core/areas/institutions/suppliers/directory/directory.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'crm.institutions.list': () => ({ per_page: 10, kind: 'supplier' as const, search: 'mar' }),
  'crm.institutions.create': () => ({
    institution: 'Marlow River Cruises',
    institutionObject: {
      emails: ['desk@marlow.example'],
      phone: '+1 555 010 4471',
      website: 'https://marlow.example',
      contacts: [{ name: 'Ines Prado', job_title: 'Sales' }],
      commission_terms: [{ product: 'Cruise' as const, rate: '12.5', from_date: '2026-01-01' }],
    },
    profile_category_id: 7,
    institution_tags: ['Preferred'],
  }),
  'crm.institutions.get': (p) => ({ id: p.institution }),
  'crm.institutions.update': (p) => ({ id: p.institution, version: 1, brand_supplier: 'Marlow Group' }),
  'crm.institutions.members.list': (p) => ({ id: p.institution }),
  'crm.institutions.members.change': (p) => ({ id: p.institution, client_ids: [p.client] }),
  'crm.institutions.delete': (p) => ({ ids: [p.institution] }),
  'crm.institutions.restore': (p) => ({ ids: [p.deletedInstitution] }),
  'crm.institutions.permanent-delete': (p) => ({ ids: [p.deletedInstitution] }),
  'crm.institutions.tag': (p) => ({ ids: [p.institution], tag: 'Preferred' }),
  'crm.global-suppliers.list': () => ({}),
  'crm.global-suppliers.copy': () => ({ ids: ['viking'] }),
} satisfies SamplesOf<typeof institutionsContracts & typeof directoryContracts>;
