import { mayCall } from '@wayline/core/access/access';
import type { Actor } from '@wayline/core/access/actor';
import { forgetActor, forgetCompany } from '@wayline/core/access/actor-cache';
import { Companies, Users } from '@wayline/core/access/people.records';
import { domainNameWrites } from '@wayline/core/areas/domains/domain-name-writes';
import { pageNameWrites } from '@wayline/core/areas/people/page-name-writes';
import { getSection, type SectionName } from '@wayline/core/areas/setting-pages/sections';
import { settingSubject, toSettingView } from '@wayline/core/areas/setting-pages/setting-subject';
import { settingsContracts } from '@wayline/core/areas/setting-pages/settings.contract';
import { encryptFields } from '@wayline/core/areas/settings/encrypt-fields';
import { settingKey } from '@wayline/core/areas/settings/read-setting';
import { getSectionAccess, type Section } from '@wayline/core/areas/settings/section';
import { settingSaved } from '@wayline/core/areas/settings/settings.events';
import { Settings } from '@wayline/core/areas/settings/settings.records';
import { sameValue } from '@wayline/core/base/merge';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import type { Write, Writes } from '@wayline/core/store/write';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { endpoint } from '../kernel/endpoint';

type Fields = Record<string, unknown>;

/** What a section writes beyond its own record and what is carried of it, or why it cannot be. */
type Further = (db: TenantDb, actor: Actor, before: Fields, value: Fields) => Promise<Result<Write[]>>;
const FURTHER: Partial<Record<SectionName, Further>> = {
  userbrand: (db, { company }, before, value) => pageNameWrites(db, { page_name: company.page_name, ...before }, value),
  domain: async (db, _actor, before, value) => ok(await domainNameWrites(db, before, value)),
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

/** Saves a page of the settings from the version it was read at; a page saved meanwhile is refused with what stands there now. */
export const handler = endpoint(
  settingsContracts['users.settings.save'],
  async ({ input, actor, db, deps, commit }) => {
    const def = getSection(input.section);
    const allowed = mayCall(getSectionAccess(def), actor);
    if (!allowed.ok) return allowed;
    const parsed = def.schema.safeParse(input.value);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      return refuse('request.invalid', { issues });
    }
    const subject = await settingSubject(db, actor, input, true);
    if (!subject.ok) return subject;
    const { user, kept } = subject.value;
    const { key } = settingKey(def, user);
    const before = toSettingView(input.section, kept, actor);
    if (before.version !== input.version) return refuse('record.stale', { current: before });
    const { value, sealed } = await encryptFields(deps.seal, actor.company_id, parsed.data, def.encrypted ?? [], kept);
    const version = input.version + 1;
    const after = { ...key, value, sealed, version, updated_at: deps.now(), updated_by: actor.name };
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
    if (outcome.ok && def.scope === 'company') forgetCompany(actor.company_id);
    if (outcome.ok) forgetActor(actor.user.sub);
    if (outcome.ok || outcome.code !== 'record.exists') return outcome;
    const now = await db.get(Settings, key, true);
    return refuse('record.stale', { current: toSettingView(input.section, now, actor) });
  },
  { seal: encryptionAdapter },
);
