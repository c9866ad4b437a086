import type { ClientId } from '../client-id';

/** What is kept of a client, or names one: whose it is, and whose it was before they were merged, the last one last. */
type Belonging = { client_id?: ClientId | undefined; came_from: ClientId[] };
type Sides = { from: ClientId; to: ClientId };

/** What was of one client as that of the profile that they were merged into; what is of anybody else stays. */
export const moveBelonging = <T extends Belonging>(one: T, { from, to }: Sides): T =>
  one.client_id === from ? { ...one, client_id: to, came_from: [...one.came_from, from] } : one;

/** What came with the client who goes back; what came since stays. */
export const returnBelonging = <T extends Belonging>(one: T, { from, to }: Sides): T =>
  one.client_id === from && one.came_from.at(-1) === to
    ? { ...one, client_id: to, came_from: one.came_from.slice(0, -1) }
    : one;
