import { ID_PREFIX } from '../base/id-shape';
import type { ScopedKind } from './memberships';

type Named = readonly { user_id: string }[];
type Worked = { user_id?: string; advisor_id?: string; collaborators?: Named; working_advisors?: Named };

/** Who works on a trip: its advisor, who created it, and whoever was added to it; of a deleted one, who did. */
const membersOf = (item: Readonly<Record<string, unknown>>): readonly string[] => {
  const { user_id, advisor_id, collaborators = [], working_advisors = [] } = (item.trip ?? item) as Worked;
  const added = [...collaborators, ...working_advisors].map((colleague) => colleague.user_id);
  return [...new Set([user_id, advisor_id, ...added].filter((user) => user !== undefined))];
};

/** Trips are seen by those who work on them, and with them all that lies in them or names them. Source: spec 1 §6 (G-047). */
export const TRIP_SCOPE: ScopedKind = {
  name: 'trip',
  prefix: ID_PREFIX.trip,
  field: 'trip_id',
  places: (id) => [
    { partition: ['TRIP', id], sort: ['TRIP'] },
    { partition: ['TRASH'], sort: [id] },
  ],
  membersOf,
};
