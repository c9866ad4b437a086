import { movable } from '../clock';
import type { World } from './world';

const HOUR_MS = 3_600_000;

/** Moves every clock on, that of the stand-ins too, which do what time has brought. */
export const passHours = ({ standins }: Pick<World, 'standins'>, hours: number): void => {
  movable.waylineClockOffset = (movable.waylineClockOffset ?? 0) + hours * HOUR_MS;
  standins?.stripe.catchUp();
};
export const passDays = (world: Pick<World, 'standins'>, days: number): void => passHours(world, 24 * days);
