import * as z from 'zod';
import { epochSeconds } from '../base/epoch-seconds';
import { type CompanyId, type NewId, UserId } from '../base/ids';
import { Instant } from '../base/values';
import type { Table } from '../store/client';
import { defineEvent } from '../store/domain-event';
import { lookupKey } from '../store/keys';
import { findLookup } from '../store/lookup';
import { eventWrite } from '../store/outbox';
import { record } from '../store/record';
import { tenantDb } from '../store/tenant-db';
import { Company, User } from './company';

const SESSION_HOURS = 24;

/** A company and its users share a partition: an actor is read in one round trip, and so is the list of users. */
export const PEOPLE = ['PEOPLE'] as const;
export const Companies = record({
  name: 'company',
  schema: Company,
  key: [],
  partition: () => PEOPLE,
  sort: () => ['COMPANY'],
});
export const Users = record({
  name: 'user',
  schema: User,
  key: ['id'],
  partition: () => PEOPLE,
  sort: (k) => ['USER', k.id],
  lookups: ({ id, sub, left_at }, company_id) =>
    left_at ? [] : [{ key: subLookupKey(sub), to: { company_id, user_id: id } }],
});
/** A session that was signed out before its access token ran out. */
export const EndedSessions = record({
  name: 'ended_session',
  schema: z.object({ session: z.string(), at: Instant }),
  key: ['session'],
  partition: () => ['SESSIONS'],
  sort: (k) => [k.session],
  expires: (s) => epochSeconds(s.at) + SESSION_HOURS * 3600,
});

/** Whether a session that began at `signed_in_at`, in epoch seconds, was ended with all others of its user. */
export const isSignedOut = ({ signed_out_at }: Pick<User, 'signed_out_at'>, session: { signed_in_at: number }) =>
  signed_out_at !== undefined && Date.parse(signed_out_at) >= session.signed_in_at * 1000;

/** How a person is found by their token before their company is known. */
export const subLookupKey = (sub: string) => lookupKey('SUB', sub);

/** The user behind a token, their company, and whether this session was ended; undefined when nobody is. */
export const readPerson = async (table: Table, sub: string, session: string) => {
  const pointer = await findLookup(table, subLookupKey(sub));
  if (!pointer) return undefined;
  const company_id = pointer.company_id as CompanyId;
  const [user, company, ended] = await tenantDb(table, company_id).getMany([
    { def: Users, key: { id: pointer.user_id as UserId } },
    { def: Companies, key: {} },
    { def: EndedSessions, key: { session } },
  ]);
  if (!user || !company) return undefined;
  return { user, company, ended: ended !== undefined };
};

/** Every session of a user was ended. */
export const sessionsEnded = defineEvent('user.sessions_ended', { id: UserId });

/** Refuses every session of a user that began before `now`, everywhere within 30 s and at once on live connections. */
export const endSessions = async (table: Table, sub: string, cause: { newId: NewId; now: string }): Promise<void> => {
  const pointer = await findLookup(table, subLookupKey(sub));
  if (!pointer) return;
  const db = tenantDb(table, pointer.company_id as CompanyId);
  const id = UserId.parse(pointer.user_id);
  await db.transact([
    db.updateIf(Users, { id }, { set: { signed_out_at: cause.now } }),
    eventWrite(db, sessionsEnded({ id }), cause),
  ]);
};
