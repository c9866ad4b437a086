import * as z from 'zod';
import { TripId, TripPackageId } from '../../../base/ids';
import { Name, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { byId, contract } from '../../../contract/contract';
import { LiveRow } from './live-row';
import { PackageAnswer, PackageDraft } from './trip-package';

/** Source: R-TRIP-154. */
const builds = {
  kind: 'signed_in',
  permissions: ['Package Builder'],
  action: 'open package builder',
} as const;
const ALL = '/api/v1/trips/{id}/packages';
const ONE = `${ALL}/{package_id}`;
const One = z.object({ id: TripId, package_id: TripPackageId });
const Answer = z.object({ package: PackageAnswer });

const list = contract({
  id: 'trips.packages.list',
  service: 'trips',
  method: 'GET',
  path: ALL,
  handler: 'trip/trip-packages/list-packages',
  summary:
    'The packages of a trip with the figures they have now, and the bookings they can be made of with their prices.',
  access: builds,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    packages: z.array(PackageAnswer.extend({ saved_total_price: z.int() })),
    bookings: z.array(LiveRow),
  }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'trips.packages.create',
  service: 'trips',
  method: 'POST',
  path: ALL,
  handler: 'trip/trip-packages/create-package',
  summary: 'Make a package of bookings of a trip.',
  access: builds,
  keyScope: 'trips:write',
  decides: 'what a price is made of, and what is earned with it, asks for View Commissions',
  input: PackageDraft.extend({ id: TripId }),
  output: Answer,
  errors: ['record.missing', 'package.no_rate', 'package.too_many'],
});
const update = contract({
  id: 'trips.packages.update',
  service: 'trips',
  method: 'PUT',
  path: ONE,
  handler: 'trip/trip-packages/update-package',
  summary: 'Change a package. Every save works its figures out anew.',
  access: builds,
  keyScope: 'trips:write',
  decides: 'what a price is made of, and what is earned with it, asks for View Commissions',
  input: toChangeSchema(PackageDraft).extend({ ...One.shape, version: Version }),
  output: Answer,
  errors: ['record.missing', 'record.stale', 'package.no_rate'],
});
const duplicate = contract({
  id: 'trips.packages.duplicate',
  service: 'trips',
  method: 'POST',
  path: `${ONE}/copy`,
  handler: 'trip/trip-packages/duplicate-package',
  summary: 'Make a package like another one of the trip, with the prices that are kept in it.',
  access: builds,
  keyScope: 'trips:write',
  input: One.extend({ name: Name }),
  output: Answer,
  errors: ['record.missing', 'package.no_rate', 'package.too_many'],
});
const remove = contract({
  id: 'trips.packages.delete',
  service: 'trips',
  method: 'DELETE',
  path: ONE,
  handler: 'trip/trip-packages/delete-package',
  summary: 'Delete a package; for 30 days it can be brought back.',
  access: builds,
  keyScope: 'trips:write',
  input: One,
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale'],
});
const restore = contract({
  id: 'trips.packages.restore',
  service: 'trips',
  method: 'POST',
  path: `${ONE}/restore`,
  handler: 'trip/trip-packages/restore-package',
  summary: 'Bring a deleted package back.',
  access: builds,
  keyScope: 'trips:write',
  input: One,
  output: Answer,
  errors: ['record.missing', 'record.stale', 'package.too_many'],
});

/** Priced packages made of a trip's bookings. Source: spec 2, packages. */
export const packagesContracts = byId(list, create, update, duplicate, remove, restore);
