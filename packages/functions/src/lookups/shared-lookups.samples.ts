import type { sharedLookupsContracts } from '@wayline/core/areas/lookups/shared-lookups.contract';
import type { SamplesOf } from '../sweeps/samples-of';
import { SMALL_JPEG } from '../sweeps/small-pictures';

export const SAMPLES = {
  'lookups.interests.list': () => ({}),
  'lookups.airlines.list': () => ({}),
  'lookups.airports.find': () => ({ search: 'Lisbon' }),
  'lookups.phone-codes.list': () => ({}),
  'lookups.known-travelers.list': () => ({}),
  'lookups.currencies.list': () => ({}),
  'misc.occasions.list': (p) => ({ id: p.advisor }),
  'crm.relations.list': () => ({}),
  'crm.vaccines.list': () => ({}),
  'crm.profile-categories.list': () => ({}),
  'misc.attachments.by-model': () => ({ model: 'individuals', 'model_id[]': '12' }),
  'misc.service-types.delete': (p) => ({ id: p.supplierType, category_type: 'Suppliers' }),
  'users.avatar.set': () => ({ image: SMALL_JPEG }),
  'public.avatar.get': (p) => ({ company: p.company, file: p.picture }),
} satisfies SamplesOf<typeof sharedLookupsContracts>;
