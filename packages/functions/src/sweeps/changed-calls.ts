import { readFileSync } from 'node:fs';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { listValueImports } from '../../../../scripts/borders/value-imports';
import { listChangedFiles } from './changed-files';

type Read = (file: string) => string | undefined;
type Called = { id: string; handler: string };

const ENDINGS = ['.ts', '.tsx'];
const readSource: Read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** The area of a file, of core or of functions; none where it is of no area, which others also import: then every call would be a changed one. */
const areaOf = (file: string): string | undefined =>
  /^packages\/(?:core\/src\/areas|functions\/src)\/([^/]+)\//.exec(file)?.[1];

/** Reads each file once: many handlers share a contract. */
const readImportsOnce = (read: Read) => {
  const known = new Map<string, readonly string[]>();
  const findFile = (name: string) => ENDINGS.map((ending) => name + ending).find((file) => read(file) !== undefined);
  return (file: string): readonly string[] => {
    const imports =
      known.get(file) ?? listValueImports({ file, code: read(file) ?? '' }).flatMap((name) => findFile(name) ?? []);
    known.set(file, imports);
    return imports;
  };
};

/** The files of each call: its handler, and what that imports within its own area, which are contracts, schemas, rules, records and use cases. */
export const listFilesOfCalls = <C extends Called>(
  calls: readonly C[],
  read: Read = readSource,
): Map<C['id'], ReadonlySet<string>> => {
  const importsOf = readImportsOnce(read);
  const filesOf = ({ handler }: Called): ReadonlySet<string> => {
    const own = `packages/functions/src/${handler}.ts`;
    // The pages of settings have their contracts in other areas than their handlers.
    const contracts = importsOf(own).filter((file) => file.endsWith('.contract.ts'));
    const areas = new Set([own, ...contracts].map(areaOf));
    const files = new Set([own]);
    // What is added to a set while it is walked is walked as well.
    for (const file of files) for (const next of importsOf(file)) if (areas.has(areaOf(next))) files.add(next);
    return files;
  };
  return new Map(calls.map((call) => [call.id, filesOf(call)]));
};

/** The calls of which one of these files is a part. */
export const findChangedCalls = <Id extends string>(
  files: ReadonlyMap<Id, ReadonlySet<string>>,
  changed: ReadonlySet<string>,
): Set<Id> => new Set([...files].filter(([, own]) => [...own].some((file) => changed.has(file))).map(([id]) => id));

/** Every call of the product, with its handler. */
export const CALLED = Object.entries(CONTRACTS).map(([id, { handler }]) => ({ id: id as CallId, handler }));

/** The calls that differ from the last commit that others have; unknown where there is none to compare with. */
export const changedCalls = (): ReadonlySet<CallId> | 'unknown' => {
  const files = listChangedFiles();
  return files === 'unknown' ? files : findChangedCalls(listFilesOfCalls(CALLED), files);
};
