import { ACCEPTED, KNOWN_FAULTS } from './known-faults';

type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  deprecated?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};
export type LockFile = { packages: Readonly<Record<string, Locked>> };

/** What may come with a product that is sold: licences that ask for no more than their own text, and MPL for files that stay as they are. */
const LICENSES = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'MPL-2.0'],
  // Fonts and tables of data.
  ...['OFL-1.1', 'CC-BY-4.0', 'CC0-1.0'],
]);
/** Packages that say nothing in the lock file and MIT in their own folder. */
const SAYS_NOTHING = new Set(['busboy', 'png-js', 'querystring', 'streamsearch']);

const FOLDER = 'node_modules/';
const isAllowed = (license: string) =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => LICENSES.has(one));

const numbersOf = (version: string) => version.split(/[.+-]/, 3).map(Number);
/** Whether a version comes before another; what follows a hyphen is left out of account. */
const isBefore = (version: string, other: string): boolean => {
  const [mine, theirs] = [numbersOf(version), numbersOf(other)];
  const at = mine.findIndex((number, i) => number !== theirs[i]);
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
};

const findKnownFaults = (name: string, within: string | undefined, version: string): string[] =>
  KNOWN_FAULTS.filter((fault) => fault.name === name)
    .filter(({ since, before }) => isBefore(version, before) && !(since && isBefore(version, since)))
    .filter(({ id }) => !(`${within ? `${within}/` : ''}${name} ${id}` in ACCEPTED))
    .map(({ id, about, before }) => `${name} ${version} has ${id} (${about}): take ${before} or later.`);

const findFaults = (path: string, locked: Locked): string[] => {
  const names = path.split(FOLDER).map((part) => part.replace(/\/$/, ''));
  const [within, name] = [names.at(-2), names.at(-1) ?? ''];
  const { version = '', integrity = '', license, deprecated, resolved, inBundle } = locked;
  const said = `${name} ${version}`;
  return [
    ...(integrity.startsWith('sha512-') || inBundle
      ? []
      : [`${said} has no checksum, so anything could come in its place.`]),
    ...(resolved && !resolved.startsWith('https:') ? [`${said} doesn’t come from a registry.`] : []),
    ...((license ? isAllowed(license) : SAYS_NOTHING.has(name))
      ? []
      : [`${said} has the license ${license ?? 'of nobody'}.`]),
    ...(deprecated ? [`${said} is given up: ${deprecated}`] : []),
    ...findKnownFaults(name, within, version),
  ];
};

/** What is wrong with the packages of a lock file: none is changed, given up, of a license that binds us, or known to be at fault. */
export const findLockFaults = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, locked]) =>
    path.includes(FOLDER) && !locked.link ? findFaults(path, locked) : [],
  );
