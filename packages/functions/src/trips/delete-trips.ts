import { lifecycleContracts } from '@wayline/core/trips/lifecycle.contract';
import { endpoint } from '../kernel/endpoint';
import { changeTrips } from './lifecycle/change-trips';
import { deleteStep } from './lifecycle/delete-step';

/** Deletes trips; for 30 days they can be brought back. Source: R-TRIP-153. */
export const handler = endpoint(lifecycleContracts['trips.delete'], (call) =>
  changeTrips(call, { action: 'trip.deleted', said: 'deleted', step: deleteStep(call.actor.user_id) }),
);
