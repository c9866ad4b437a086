import * as z from 'zod';
import { TripPackageId } from '../../../base/ids';
import { inTripEvent } from '../trip-announcements';

const PACKAGE = { id: TripPackageId, name: z.string() };
export const packageAdded = inTripEvent('package.added', PACKAGE, (f) => `${f.actor} made the package ${f.name}`);
export const packageChanged = inTripEvent(
  'package.changed',
  PACKAGE,
  (f) => `${f.actor} changed the package ${f.name}`,
);
export const packageDeleted = inTripEvent(
  'package.deleted',
  PACKAGE,
  (f) => `${f.actor} deleted the package ${f.name}`,
);
export const packageBroughtBack = inTripEvent(
  'package.brought_back',
  PACKAGE,
  (f) => `${f.actor} brought the package ${f.name} back`,
);
