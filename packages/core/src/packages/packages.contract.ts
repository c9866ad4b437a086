import * as z from 'zod';
import { changesOf } from '../kernel/changes-of';
import { byId, contract } from '../kernel/contract';
import { TripId, TripPackageId } from '../kernel/ids';
import { Name, Version } from '../kernel/values';
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
  handler: 'packages/list-packages',
  summary:
    'The packages of a trip with the figures they have now, and the bookings they can be made of with their prices.',
  access: builds,
  input: z.object({ id: TripId }),
  output: z.object({
    packages: z.array(PackageAnswer.extend({ saved_total_price: z.int() })),
    bookings: z.array(LiveRow),
  }),
  refusals: ['record.missing'],
});
const create = contract({
  id: 'trips.packages.create',
  service: 'trips',
  method: 'POST',
  path: ALL,
  handler: 'packages/create-package',
  summary: 'Make a package of bookings of a trip.',
  access: builds,
  input: PackageDraft.extend({ id: TripId }),
  output: Answer,
  refusals: ['record.missing', 'package.no_rate', 'package.too_many'],
});
const update = contract({
  id: 'trips.packages.update',
  service: 'trips',
  method: 'PUT',
  path: ONE,
  handler: 'packages/update-package',
  summary: 'Change a package. Every save works its figures out anew.',
  access: builds,
  input: changesOf(PackageDraft).extend({ ...One.shape, version: Version }),
  output: Answer,
  refusals: ['record.missing', 'record.stale', 'package.no_rate'],
});
const duplicate = contract({
  id: 'trips.packages.duplicate',
  service: 'trips',
  method: 'POST',
  path: `${ONE}/copy`,
  handler: 'packages/duplicate-package',
  summary: 'Make a package like another one of the trip, with the prices that are kept in it.',
  access: builds,
  input: One.extend({ name: Name }),
  output: Answer,
  refusals: ['record.missing', 'package.no_rate', 'package.too_many'],
});
const remove = contract({
  id: 'trips.packages.delete',
  service: 'trips',
  method: 'DELETE',
  path: ONE,
  handler: 'packages/delete-package',
  summary: 'Delete a package; for 30 days it can be brought back.',
  access: builds,
  input: One,
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing', 'record.stale'],
});
const restore = contract({
  id: 'trips.packages.restore',
  service: 'trips',
  method: 'POST',
  path: `${ONE}/restore`,
  handler: 'packages/restore-package',
  summary: 'Bring a deleted package back.',
  access: builds,
  input: One,
  output: Answer,
  refusals: ['record.missing', 'record.stale', 'package.too_many'],
});

/** Priced packages made of a trip's bookings. Source: spec 2, packages. */
export const packagesContracts = byId(list, create, update, duplicate, remove, restore);
