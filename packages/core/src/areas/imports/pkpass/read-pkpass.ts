import { decodeText } from '../decode-text';
import type { FoundDraft } from '../found-draft';
import type { SourcePart } from '../spans';
import { readPass } from './pass';
import { readStrings } from './pass-fields';
import { transitPass } from './transit-pass';
import { unzip } from './unzip';
import { visitPass } from './visit-pass';

type Reading = { drafts: FoundDraft[]; notes: string[] };

const LANGUAGES = ['en', 'en-us', 'en-gb', 'de', 'fr', 'es'];
const BUNDLED = 10;

/** The texts of the pass in English where it has them, else in a language its labels are likely known in. */
const stringsOf = (files: ReadonlyMap<string, Uint8Array>): Map<string, string> => {
  const names = [...files.keys()].filter((name) => /\.lproj\/pass\.strings$/i.test(name));
  const language = (name: string) => /(?:^|\/)([^/]+)\.lproj\//i.exec(name)?.[1]?.toLowerCase() ?? '';
  const best = LANGUAGES.map((wanted) => names.find((name) => language(name) === wanted)).find(Boolean) ?? names[0];
  const bytes = best && files.get(best);
  return bytes ? readStrings(decodeText(bytes)) : new Map();
};

const isWanted = (name: string) => /(?:^|\/)pass\.json$|\.lproj\/pass\.strings$|\.pkpass$/i.test(name);

/** Reads an Apple Wallet pass, or a bundle of them (`.pkpasses`). */
export const readPkpass = (bytes: Uint8Array, today: string, prefix = ''): Reading => {
  const { files, problem } = unzip(bytes, isWanted);
  const notes = problem ? [problem] : [];
  const json = [...files].find(([name]) => /(?:^|\/)pass\.json$/i.test(name));
  if (!json) {
    const inner = prefix ? [] : [...files].filter(([name]) => /\.pkpass$/i.test(name)).slice(0, BUNDLED);
    const passes = inner.map(([name, content]) => readPkpass(content, today, `${name}/`));
    return {
      drafts: passes.flatMap(({ drafts }) => drafts),
      notes: [...notes, ...passes.flatMap((pass) => pass.notes)],
    };
  }
  const part: SourcePart = { name: `${prefix}pass.json`, text: decodeText(json[1]) };
  const pass = readPass(part, stringsOf(files));
  if (!pass) return { drafts: [], notes: [...notes, 'We couldn’t read the pass: its content is damaged.'] };
  return { drafts: pass.style === 'boardingPass' ? transitPass(pass, today) : visitPass(pass, today), notes };
};
