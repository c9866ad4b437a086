import type { Actor } from '../identity/actor';
import type { CompanyId } from '../kernel/ids';
import { HOUSE } from '../store/house';

/** Where the pages that list the company's bookings hear which of them change, and which a colleague has open. */
export const BOOKINGS_CHANNEL = 'bookings';

/** Whether a page comes to a channel and goes, and is seen there by those who are in it; every signed-in socket is in the others. */
export const isVisited = (channel: string): boolean => channel === BOOKINGS_CHANNEL || channel.startsWith('trip.');

/** Where every open page of every company hears that a new version was deployed. */
export const DEPLOYMENTS_CHANNEL = 'deployments';
/** Where the sockets of a channel lie: with the company whose channel it is, or with Wayline where all companies are in one. */
export const homeOf = (channel: string, company: CompanyId): CompanyId =>
  channel === DEPLOYMENTS_CHANNEL ? HOUSE : company;

const KINDS = ['user', 'session', 'company', 'messages', 'trip', 'bookings', 'deployments'] as const;
export type ChannelKind = (typeof KINDS)[number];

/** The channels every signed-in socket is in from the start. */
export const ownChannels = (actor: Actor, session: string) => [
  `user.${actor.user_id}`,
  `session.${session}`,
  `company.${actor.company_id}`,
  `messages.${actor.user_id}`,
  DEPLOYMENTS_CHANNEL,
];

/**
 * Whether an actor may be in a channel by its name alone. A trip's channel needs the right to view trips; that the trip is one
 * of the actor's company is settled by where the channel lies: in the company's own partition. Source: R-SHELL-180.
 */
export const mayHear = (actor: Actor, session: string, channel: string): boolean => {
  const [kind] = channel.split('.');
  if (kind === 'trip') return actor.permissions.has('View Trips');
  if (channel === BOOKINGS_CHANNEL) return actor.permissions.has('View Reservations');
  return ownChannels(actor, session).includes(channel);
};
