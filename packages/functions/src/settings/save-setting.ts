import { mayCall } from '@wayline/core/identity/access';
import type { Actor } from '@wayline/core/identity/actor';
import { Companies, Users } from '@wayline/core/identity/people.records';
import { sameValue } from '@wayline/core/kernel/merge';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { settingKey } from '@wayline/core/settings/read-setting';
import { needsOf, type Section } from '@wayline/core/settings/section';
import { type SectionName, sectionOf } from '@wayline/core/settings/sections';
import { settingsContracts } from '@wayline/core/settings/settings.contract';
import { Settings } from '@wayline/core/settings/settings.records';
import type { Table } from '@wayline/core/store/client';
import { getRecord } from '@wayline/core/store/read';
import { type Write, type Writes, writesFor } from '@wayline/core/store/write';
import { domainNameWrites } from '../domains/domain-name-writes';
import { forgetActor, forgetCompany } from '../kernel/actor-cache';
import { endpoint } from '../kernel/endpoint';
import { sealAdapter } from '../kernel/seal-adapter';
import { pageNameWrites } from './page-name-writes';
import { sealFields } from './seal-fields';
import { settingShown } from './setting-shown';
import { settingSubject } from './setting-subject';

type Fields = Record<string, unknown>;

/** What a section writes beyond its own record and what is carried of it, or why it cannot be. */
type Further = (at: {
  table: Table;
  w: Writes;
  actor: Actor;
  before: Fields;
  value: Fields;
}) => Promise<Result<Write[]>>;
const FURTHER: Partial<Record<SectionName, Further>> = {
  userbrand: ({ table, w, actor, before, value }) =>
    pageNameWrites(table, w, { page_name: actor.company.page_name, ...before }, value),
  domain: async ({ table, w, before, value }) => ok(await domainNameWrites(table, w, before, value)),
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
const carriedWrites = (w: Writes, def: Section, value: Fields, actor: Actor) => {
  const { company, user } = def.carried?.(value) ?? {};
  return [
    ...(company ? [w.adjust(Companies, {}, adjusted(company))] : []),
    ...(user ? [w.adjust(Users, { id: actor.user_id }, adjusted(user))] : []),
  ];
};

/** Saves a page of the settings from the version it was read at; a page saved meanwhile is refused with what stands there now. */
export const handler = endpoint(
  settingsContracts['users.settings.save'],
  async ({ input, actor, deps, commit }) => {
    const def = sectionOf(input.section);
    const allowed = mayCall(needsOf(def), actor);
    if (!allowed.ok) return allowed;
    const parsed = def.schema.safeParse(input.value);
    if (!parsed.success) {
      const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      return refuse('request.invalid', { issues });
    }
    const subject = await settingSubject(deps.table, actor, input, true);
    if (!subject.ok) return subject;
    const { user, kept } = subject.value;
    const { key } = settingKey(input.section, user);
    const before = settingShown(input.section, kept, actor);
    if (before.version !== input.version) return refuse('record.stale', { current: before });
    const { value, sealed } = await sealFields(deps.seal, actor.company_id, parsed.data, def.sealed ?? [], kept);
    const version = input.version + 1;
    const after = { ...key, value, sealed, version, updated_at: deps.now(), updated_by: actor.name };
    const w = writesFor(deps.table, actor.company_id);
    const further = await FURTHER[input.section]?.({ table: deps.table, w, actor, before: before.value, value });
    if (further && !further.ok) return further;
    const channel = def.of === 'user' ? `user.${actor.user_id}` : `company.${actor.company_id}`;
    const outcome = await commit({
      writes: [
        kept ? w.change(Settings, kept, after) : w.insert(Settings, after),
        ...carriedWrites(w, def, value, actor),
        ...(further?.value ?? []),
      ],
      audit: {
        subject: def.of === 'colleague' ? user : `settings.${input.section}`,
        action: 'settings.saved',
        diff: diffOf(def, before.value, value),
      },
      event: { kind: 'settings_updated', channels: [channel], entity_id: input.section },
      answer: settingShown(input.section, after, actor),
    });
    if (outcome.ok && def.of === 'company') forgetCompany(actor.company_id);
    if (outcome.ok) forgetActor(actor.user.sub);
    if (outcome.ok || outcome.code !== 'record.exists') return outcome;
    const now = await getRecord(deps.table, actor.company_id, Settings, key, true);
    return refuse('record.stale', { current: settingShown(input.section, now, actor) });
  },
  { seal: sealAdapter },
);
