import * as z from 'zod';
import { byId, contract } from '../../../contract/contract';
import { ServiceTypes } from '../../lookups/public-schemas';
import { ConfigField, FORM_TYPES } from './config-field';
import { SupplierList } from './suppliers/supplier-lists';

const view = { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' } as const;

const suppliers = contract({
  id: 'book.suppliers.list',
  service: 'book',
  method: 'GET',
  path: '/api/v3/getSupplierList',
  handler: 'trip/bookings/list-suppliers',
  summary: 'The suppliers the company has booked with, by its types of suppliers, each list ending in "Add New".',
  access: {
    kind: 'signed_in',
    permissions: ['View Reservations', 'View Supplier Profiles'],
    action: 'view supplier profiles',
  },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ groups: z.array(SupplierList) }),
});
const cabinTypes = contract({
  id: 'book.cabin-types.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/cabin_types',
  handler: 'trip/bookings/list-cabin-types',
  summary: 'The cabins of ships.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ cabin_types: z.array(z.object({ id: z.int(), name: z.string() })) }),
});
const serviceTypes = contract({
  id: 'misc.service-types.list',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/service_types',
  handler: 'trip/bookings/list-service-types',
  summary:
    'The types of what is booked with their kinds; of whom it is bought, one item whose children are the types of suppliers, each with its way from the top.',
  access: { kind: 'signed_in' },
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ category_type: z.enum(['Suppliers', 'Booking']).default('Booking') }),
  output: z.object({ service_types: z.array(ServiceTypes) }),
});

const configFields = contract({
  id: 'book.config-fields.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/config_fields',
  handler: 'trip/bookings/list-config-fields',
  summary: 'The fields of a form: what stands in each, what it is chosen from, and whether it must be given.',
  access: { kind: 'signed_in' },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ form_type: z.enum(FORM_TYPES).default('booking') }),
  output: z.object({ fields: z.array(ConfigField) }),
});

export const mastersContracts = byId(suppliers, cabinTypes, serviceTypes, configFields);
