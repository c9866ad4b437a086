import { ID_PREFIX } from '../base/id-shape';
import type { ScopedKind } from './memberships';

type Advised = { advisor_id?: readonly string[]; created_by?: string };

/** Clients are seen by their advisors and by who added them, and with them all that is kept of them. Source: spec 1 §6 (G-047). */
export const CLIENT_SCOPE: ScopedKind = {
  name: 'client',
  prefix: ID_PREFIX.client,
  field: 'client_id',
  places: (id) => [{ partition: ['CLIENT', id], sort: ['CLIENT'] }],
  membersOf: (item) => {
    const { advisor_id = [], created_by } = item as Advised;
    return [...new Set([...advisor_id, ...(created_by ? [created_by] : [])])];
  },
};
