import * as z from 'zod';
import { UserId } from '../../base/ids';
import { byId, contract } from '../../contract/contract';
import { picturesContracts } from './pictures.contract';
import type { ProfileCategory } from './profile-categories';

const signedIn = { kind: 'signed_in' } as const;
const nothing = z.object({});
const Named = z.object({ id: z.int(), name: z.string() });
/** An entry of a list that the company edits in its settings. */
const Entry = z.object({ id: z.string(), name: z.string() });

const interests = contract({
  id: 'lookups.interests.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/interests',
  handler: 'lookups/list-interests',
  summary: 'What people travel for, each with its category.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ interests: z.array(Named.extend({ category: z.string() })) }),
});
const airlines = contract({
  id: 'lookups.airlines.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/airline_providers',
  handler: 'lookups/list-airlines',
  summary: 'The larger airlines by name, with their two-letter code.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ airlines: z.array(z.object({ code: z.string(), name: z.string() })) }),
});
const airports = contract({
  id: 'lookups.airports.find',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/airports',
  handler: 'lookups/find-airports',
  summary: 'Airports by code, city or name, the best eight, each with its time zone.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: z.object({ search: z.string().trim().max(80) }),
  output: z.object({
    airports: z.array(z.object({ iata: z.string(), name: z.string(), city: z.string().optional(), zone: z.string() })),
  }),
});
const phoneCodes = contract({
  id: 'lookups.phone-codes.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/country_phone_codes',
  handler: 'lookups/list-phone-codes',
  summary: 'Every country with the code that is dialled to call there, the United States first.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({
    country_phone_codes: z.array(z.object({ alfa_2_code: z.string(), name: z.string(), phone_code: z.string() })),
  }),
});
const knownTravelers = contract({
  id: 'lookups.known-travelers.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/known_travelers',
  handler: 'lookups/list-known-travelers',
  summary: 'The programs that know a traveler and let them pass faster.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ known_travelers: z.array(Named) }),
});
const currencies = contract({
  id: 'lookups.currencies.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/currencies',
  handler: 'lookups/list-currencies',
  summary: 'The currencies in use by code, with name, symbol and how many decimals they are written with.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({
    currencies: z.array(z.object({ code: z.string(), name: z.string(), symbol: z.string(), decimals: z.int() })),
  }),
});
const occasions = contract({
  id: 'misc.occasions.list',
  service: 'lookups',
  method: 'GET',
  path: '/api/v1/occasions',
  handler: 'lookups/list-occasions',
  summary: 'What the clients of a company celebrate, by id. `id` is the company user.',
  access: signedIn,
  keyScope: 'lookups:read',
  viewableByParent: true,
  input: z.object({ id: UserId }),
  output: z.object({ occasions: z.record(z.string(), Entry) }),
  errors: ['record.missing'],
});
const relations = contract({
  id: 'crm.relations.list',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/user_relations',
  handler: 'lookups/list-relations',
  summary: 'How people belong together, in the words of the company.',
  access: signedIn,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ rows: z.array(Entry) }),
});
const vaccines = contract({
  id: 'crm.vaccines.list',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/vaccines',
  handler: 'lookups/list-vaccines',
  summary: 'The vaccines that profiles offer, in the words of the company.',
  access: signedIn,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ rows: z.array(Entry) }),
});
const Category: z.ZodType<ProfileCategory> = Named.extend({
  children: z.lazy(() => z.array(Category)),
  user_types: z.array(z.string()).optional(),
});
const profileCategories = contract({
  id: 'crm.profile-categories.list',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/profile_categories',
  handler: 'lookups/list-profile-categories',
  summary: 'The categories of profiles, as a tree; before the suppliers stands All.',
  access: signedIn,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: nothing,
  output: z.object({ profile_categories: z.array(Category) }),
});

const deleteServiceType = contract({
  id: 'misc.service-types.delete',
  service: 'misc',
  method: 'DELETE',
  path: '/api/v1/service_types',
  handler: 'lookups/delete-service-type',
  summary: "Take a type, or a kind of one, out of the company's list. What bookings file things under stays.",
  access: { kind: 'signed_in', permissions: ['Settings'], action: 'change settings' },
  keyScope: 'misc:write',
  input: z.object({ id: z.string().min(1).max(60), category_type: z.enum(['Suppliers', 'Booking']) }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale', 'record.exists'],
});

export const sharedLookupsContracts = {
  ...byId(
    interests,
    airlines,
    airports,
    phoneCodes,
    knownTravelers,
    currencies,
    occasions,
    relations,
    vaccines,
    profileCategories,
    deleteServiceType,
  ),
  ...picturesContracts,
};
