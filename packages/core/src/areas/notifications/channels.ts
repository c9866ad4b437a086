import type { Actor } from '../../access/actor';
import type { Permission } from '../../access/permissions';
import type { CompanyId } from '../../base/ids';
import { SYSTEM_TENANT } from '../../store/system-tenant';

/** Where the pages that list the company's bookings hear which of them change, and which a colleague has open. */
export const BOOKINGS_CHANNEL = 'bookings';

/** Whether a page comes to a channel and goes, and is seen there by those who are in it; every signed-in socket is in the others. */
export const isVisited = (channel: string): boolean => channel === BOOKINGS_CHANNEL || channel.startsWith('trip.');

/** Where every open page of every company hears that a new version was deployed. */
export const DEPLOYMENTS_CHANNEL = 'deployments';
/** Where the sockets of a channel lie: with the company whose channel it is, or with Wayline where all companies are in one. */
export const getChannelTenant = (channel: string, company: CompanyId): CompanyId =>
  channel === DEPLOYMENTS_CHANNEL ? SYSTEM_TENANT : company;

/** The channels every signed-in socket is in from the start. */
export const ownChannels = (actor: Actor, session: string) => [
  `user.${actor.user_id}`,
  `session.${session}`,
  `company.${actor.company_id}`,
  `messages.${actor.user_id}`,
  DEPLOYMENTS_CHANNEL,
];

/** Whether a channel that pages visit is open to the holder of these permissions: a trip's to those who view trips, the bookings' to those who view bookings. */
export const mayVisit = (held: ReadonlySet<Permission>, channel: string): boolean =>
  held.has(channel === BOOKINGS_CHANNEL ? 'View Reservations' : 'View Trips');

/**
 * Whether an actor may be in a channel by its name alone. That a trip is one of the actor's company is settled by where its channel
 * lies: in the company's own partition. Source: R-SHELL-180.
 */
export const mayHear = (actor: Actor, session: string, channel: string): boolean =>
  isVisited(channel) ? mayVisit(actor.permissions, channel) : ownChannels(actor, session).includes(channel);
