import * as z from 'zod';
import { UserId } from '../../base/ids';
import { Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { LOGO_CONTRACTS } from '../settings/public';
import { getSection, SECTION_NAMES } from './sections';

const Head = z.object({
  /** 0 as long as nobody has saved it. */
  version: z.int().min(0),
  updated_at: Instant.optional(),
  updated_by: z.string().optional(),
  /** All of its fields, also those in which nothing stands. */
  fields: z.array(z.string()),
  /** Its fields that are kept encrypted: what stood in them cannot be put back. */
  sealed: z.array(z.string()),
});
type Shown = ReturnType<typeof shownAs>;
const shownAs = (name: (typeof SECTION_NAMES)[number]) =>
  Head.extend({ section: z.literal(name), value: getSection(name).schema });
/** A section as its page shows it; sealed fields by their last four letters. */
const Setting = z.discriminatedUnion('section', SECTION_NAMES.map(shownAs) as [Shown, ...Shown[]]);
const signedIn = { kind: 'signed_in' } as const;
const PATH = '/api/v1/settings/{section}';
/** `user_id` names whom a page about a colleague is about; others leave it out. */
const Named = z.object({ section: z.enum(SECTION_NAMES), user_id: UserId.optional() });

const get = contract({
  id: 'users.settings.get',
  service: 'users',
  method: 'GET',
  path: PATH,
  handler: 'settings/get-setting',
  summary: 'One page of the settings. What it asks of the caller is what the page asks.',
  access: signedIn,
  decides: 'each section asks for the permission of its page',
  input: Named,
  output: Setting,
  errors: ['record.missing', 'access.tier'],
});
const save = contract({
  id: 'users.settings.save',
  service: 'users',
  method: 'PUT',
  path: PATH,
  handler: 'settings/save-setting',
  summary: 'Save one page of the settings, all its fields, begun from the version that was read.',
  access: signedIn,
  uses: ['seal'],
  decides: 'each section asks for the permission of its page',
  decidesBy: ['Sales Target', 'Content', 'Customize your platform', 'Sabre'],
  input: Named.extend({ version: z.int().min(0), value: z.record(z.string().max(60), z.unknown()) }),
  output: Setting,
  errors: ['record.missing', 'record.stale', 'access.tier'],
});

export const settingsContracts = byId(get, save, ...LOGO_CONTRACTS);
