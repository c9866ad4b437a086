import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mayCall } from '@wayline/core/access/access';
import type { Actor } from '@wayline/core/access/actor';
import { forgetActor, forgetCompany } from '@wayline/core/access/actor-cache';
import { Companies, Users } from '@wayline/core/access/people.records';
import { reminderRoundWrites } from '@wayline/core/areas/accounting/reminders/round-writes';
import { domainNameWrites } from '@wayline/core/areas/domains/domain-name-writes';
import { pageNameWrites } from '@wayline/core/areas/people/page-name-writes';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import { settingSubject, toSettingView } from '@wayline/core/areas/setting-pages/setting-subject';
import { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import { encryptFields } from '@wayline/core/areas/settings/encrypt-fields';
import { mergeOwnSave, rememberSave } from '@wayline/core/areas/settings/own-saves';
import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import type { Section } from '@wayline/core/areas/settings/section';
import { getSectionAccess } from '@wayline/core/areas/settings/section-access';
import { settingSaved } from '@wayline/core/areas/settings/settings.events';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import type { ErrorCode } from '@wayline/core/base/errors';
import { sameValue } from '@wayline/core/base/merge';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { type Call, endpoint } from '../kernel/endpoint';

type Fields = Record<string, unknown>;

/** What a section writes beyond its own record and what is carried of it, or why it cannot be. */
type Further = (db: TenantDb, actor: Actor, before: Fields, value: Fields) => Promise<Result<Write[]>>;
const FURTHER: Partial<Record<SectionName, Further>> = {
  userbrand: (db, { company }, before, value) => pageNameWrites(db, { page_name: company.page_name, ...before }, value),
  domain: async (db, _actor, before, value) => ok(await domainNameWrites(db, before, value)),
  payment_reminders: async (db, { company }, _before, value) => ok(await reminderRoundWrites(db, company, value)),
};

/** Which fields a save changes, with what stood in them where they are nobody's private data. */
const diffOf = ({ personal }: Section, before: Fields, after: Fields) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => (personal ? { field } : { field, before: before[field], after: after[field] }));

const adjusted = (fields: Fields) => ({
  set: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  remove: Object.keys(fields).filter((name) => fields[name] === undefined),
});
/** What the company and the user carry of a section: nothing of it is ever asked for by version, whoever saved last is right. */
const carriedWrites = (db: Writes, def: Section, value: Fields, actor: Actor) => {
  const { company, user } = def.denormalizedTo?.(value) ?? {};
  return [
    ...(company ? [db.updateIf(Companies, {}, adjusted(company))] : []),
    ...(user ? [db.updateIf(Users, { id: actor.user_id }, adjusted(user))] : []),
  ];
};

type Asked = Call<(typeof settingsContracts)['users.settings.save']>;

const parse = ({ schema }: Section, fields: Fields): Result<Fields> => {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return ok(parsed.data);
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return refuse('request.invalid', { issues });
};

/** What a save makes of the section as it stands now; refused where somebody else has saved it since it was read. */
const decide = async ({ input, actor, db, deps, commit }: Asked) => {
  const def: Section = getSection(input.section);
  const typed = parse(def, input.value);
  if (!typed.ok) return typed;
  const subject = await settingSubject(db, actor, input, true);
  if (!subject.ok) return subject;
  const { user, kept } = subject.value;
  const { key } = settingKey(def, user);
  const before = toSettingView(input.section, kept, actor);
  const stale = refuse('record.stale', { current: before });
  const own = { version: input.version, by: actor.user_id, value: typed.value };
  const isCurrent = before.version === input.version;
  const merged = isCurrent ? typed.value : kept && mergeOwnSave(kept, own, (value) => parseSetting(def, { value }));
  const sent = merged && parse(def, merged);
  if (!sent?.ok) return stale;
  const { value, sealed } = await encryptFields(deps.seal, actor.company_id, sent.value, def.encrypted ?? [], kept);
  const version = before.version + 1;
  const updated_at = deps.now();
  const made = { version, by: actor.user_id, at: updated_at, before: before.value, after: value };
  const recent = rememberSave(kept?.recent ?? [], made);
  const after = { ...key, value, sealed, version, updated_at, updated_by: actor.name, recent };
  const further = await FURTHER[input.section]?.(db, actor, before.value, value);
  if (further && !further.ok) return further;
  const outcome = await commit({
    writes: [
      kept ? db.change(Settings, kept, after) : db.insert(Settings, after),
      ...carriedWrites(db, def, value, actor),
      ...(further?.value ?? []),
    ],
    audit: {
      subject: def.scope === 'colleague' ? user : `settings.${input.section}`,
      diff: diffOf(def, before.value, value),
    },
    events: [settingSaved({ section: input.section, ...(def.scope === 'user' && { user_id: actor.user_id }) })],
    answer: toSettingView(input.section, after, actor),
  });
  return !outcome.ok && CAME_BETWEEN.has(outcome.code) ? 'came between' : outcome;
};

/** Another save came while this one was decided: it is decided again, on what stands then. */
const CAME_BETWEEN: ReadonlySet<ErrorCode> = new Set(['record.exists', 'record.stale']);
const MOST = 24;
const PAUSE_MS = 20;

/**
 * Saves a page of the settings from the version it was read at. Somebody's own saves that are under way at once are brought together; a page
 * that somebody else has saved meanwhile is refused with what stands there now.
 */
export const handler = endpoint(
  settingsContracts['users.settings.save'],
  async (call) => {
    const { input, actor, db } = call;
    const def: Section = getSection(input.section);
    const allowed = mayCall(getSectionAccess(def), actor);
    if (!allowed.ok) return allowed;
    for (let attempt = 1; attempt <= MOST; attempt++) {
      const outcome = await decide(call);
      if (outcome === 'came between') {
        await wait(randomInt(PAUSE_MS * attempt));
        continue;
      }
      if (outcome.ok && def.scope === 'company') forgetCompany(actor.company_id);
      if (outcome.ok) forgetActor(actor.user.sub);
      return outcome;
    }
    const subject = await settingSubject(db, actor, input, true);
    return subject.ok
      ? refuse('record.stale', { current: toSettingView(input.section, subject.value.kept, actor) })
      : subject;
  },
  { seal: encryptionAdapter },
);
