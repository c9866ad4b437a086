import type { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import type { dashboardContracts } from '@wayline/core/areas/clients/dashboard/dashboard.contract';
import type { documentsContracts } from '@wayline/core/areas/clients/documents.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'crm.individuals.list': () => ({ per_page: 10, search: 'mar' }),
  'crm.individuals.create': () => ({
    first_name: 'Mara',
    last_name: 'Lindqvist',
    emails: ['mara@example.test'],
    phone: '+1 555 010 4471',
    dob: '1984-06-02',
    client_status: 'active',
    tags: ['Honeymoon'],
    addresses: [{ area: '12 Harbor Street', city_name: 'Portland', country_name: 'United States' }],
    air_preferences: { airline: ['Delta'], seat: 'Aisle' },
  }),
  'crm.individuals.get': (p) => ({ id: p.client }),
  'crm.individuals.update': (p) => ({ id: p.client, version: 1, nick_name: 'Mari', place_visited: ['Kyoto'] }),
  'crm.individuals.delete': (p) => ({ ids: [p.client] }),
  'crm.individuals.restore': (p) => ({ ids: [p.deletedClient] }),
  'crm.individuals.permanent-delete': (p) => ({ ids: [p.deletedClient] }),
  'crm.individuals.tag': (p) => ({ ids: [p.client], tag: 'Honeymoon' }),
  'crm.individuals.assign': (p) => ({ ids: [p.client], advisor: p.colleague }),
  'crm.documents.create': (p) => ({
    client_id: p.client,
    kind: 'passport',
    country: 'Sweden',
    number: 'P7654321',
    expiration: '2033-01-01',
  }),
  'crm.documents.update': (p) => ({ client_id: p.client, id: p.travelDocument, version: 1, expiration: '2034-01-01' }),
  'crm.documents.delete': (p) => ({ client_id: p.client, id: p.travelDocument }),
  'crm.documents.reveal': (p) => ({ client_id: p.client, id: p.travelDocument, reason: 'Check-in for a flight' }),
  'crm.dashboard.get': () => ({}),
} satisfies SamplesOf<typeof clientsContracts & typeof documentsContracts & typeof dashboardContracts>;
