/** Versions of a package with a fault that is public: from `since` up to but without `before`. */
type KnownFault = { name: string; since?: string; before: string; id: string; about: string };

/**
 * Public faults of packages that come with ours or easily could. Kept by hand and checked against the lock file, so that nothing has to be
 * asked of a registry; whoever updates a package reads its advisories and adds what is missing.
 */
export const KNOWN_FAULTS: readonly KnownFault[] = [
  { name: 'semver', before: '5.7.2', id: 'CVE-2022-25883', about: 'slow ranges' },
  { name: 'semver', since: '6.0.0', before: '6.3.1', id: 'CVE-2022-25883', about: 'slow ranges' },
  { name: 'semver', since: '7.0.0', before: '7.5.2', id: 'CVE-2022-25883', about: 'slow ranges' },
  { name: 'braces', before: '3.0.3', id: 'CVE-2024-4068', about: 'memory used up' },
  { name: 'micromatch', before: '4.0.8', id: 'CVE-2024-4067', about: 'slow patterns' },
  { name: 'minimatch', before: '3.0.5', id: 'CVE-2022-3517', about: 'slow patterns' },
  { name: 'brace-expansion', before: '1.1.12', id: 'CVE-2025-5889', about: 'slow patterns' },
  { name: 'brace-expansion', since: '2.0.0', before: '2.0.2', id: 'CVE-2025-5889', about: 'slow patterns' },
  { name: 'ws', before: '5.2.4', id: 'CVE-2024-37890', about: 'stopped by many headers' },
  { name: 'ws', since: '7.0.0', before: '7.5.10', id: 'CVE-2024-37890', about: 'stopped by many headers' },
  { name: 'ws', since: '8.0.0', before: '8.17.1', id: 'CVE-2024-37890', about: 'stopped by many headers' },
  { name: 'cross-spawn', before: '6.0.6', id: 'CVE-2024-21538', about: 'slow arguments' },
  { name: 'cross-spawn', since: '7.0.0', before: '7.0.5', id: 'CVE-2024-21538', about: 'slow arguments' },
  { name: 'path-to-regexp', before: '0.1.12', id: 'CVE-2024-52798', about: 'slow routes' },
  { name: 'fast-xml-parser', before: '4.4.1', id: 'CVE-2024-41818', about: 'slow currencies' },
  { name: 'tar', before: '6.2.1', id: 'CVE-2024-28863', about: 'memory used up' },
  { name: 'esbuild', before: '0.25.0', id: 'GHSA-67mh-4wv8-2f99', about: 'its development server answers any site' },
  { name: 'postcss', before: '8.4.31', id: 'CVE-2023-44270', about: 'line ends in comments' },
  { name: 'nanoid', before: '3.3.8', id: 'CVE-2024-55565', about: 'ids that can be guessed' },
  { name: 'nanoid', since: '4.0.0', before: '5.0.9', id: 'CVE-2024-55565', about: 'ids that can be guessed' },
  { name: '@babel/traverse', before: '7.23.2', id: 'CVE-2023-45133', about: 'runs what it compiles' },
  { name: '@babel/runtime', before: '7.26.10', id: 'CVE-2025-27789', about: 'slow named groups' },
  { name: '@babel/helpers', before: '7.26.10', id: 'CVE-2025-27789', about: 'slow named groups' },
  { name: 'cookie', before: '0.7.0', id: 'CVE-2024-47764', about: 'fields that set others' },
  { name: 'form-data', before: '2.5.4', id: 'CVE-2025-7783', about: 'boundaries that can be guessed' },
  { name: 'form-data', since: '3.0.0', before: '3.0.4', id: 'CVE-2025-7783', about: 'boundaries that can be guessed' },
  { name: 'form-data', since: '4.0.0', before: '4.0.4', id: 'CVE-2025-7783', about: 'boundaries that can be guessed' },
  { name: 'json5', before: '1.0.2', id: 'CVE-2022-46175', about: 'changes the prototype' },
  { name: 'json5', since: '2.0.0', before: '2.2.2', id: 'CVE-2022-46175', about: 'changes the prototype' },
  { name: 'minimist', before: '1.2.6', id: 'CVE-2021-44906', about: 'changes the prototype' },
  { name: 'tough-cookie', before: '4.1.3', id: 'CVE-2023-26136', about: 'changes the prototype' },
  { name: 'xml2js', before: '0.5.0', id: 'CVE-2023-0842', about: 'changes the prototype' },
  { name: 'ansi-regex', since: '5.0.0', before: '5.0.1', id: 'CVE-2021-3807', about: 'slow texts' },
  { name: 'ansi-regex', since: '6.0.0', before: '6.0.1', id: 'CVE-2021-3807', about: 'slow texts' },
  { name: 'glob-parent', before: '5.1.2', id: 'CVE-2020-28469', about: 'slow patterns' },
  { name: 'y18n', since: '5.0.0', before: '5.0.5', id: 'CVE-2020-7774', about: 'changes the prototype' },
  { name: 'lodash', before: '4.17.21', id: 'CVE-2021-23337', about: 'runs templates' },
  { name: 'yaml', since: '2.0.0', before: '2.2.2', id: 'CVE-2023-2251', about: 'stopped by a text' },
  { name: 'undici', before: '5.28.5', id: 'CVE-2025-22150', about: 'boundaries that can be guessed' },
  { name: 'undici', since: '6.0.0', before: '6.21.1', id: 'CVE-2025-22150', about: 'boundaries that can be guessed' },
  { name: 'jsonwebtoken', before: '9.0.0', id: 'CVE-2022-23540', about: 'takes tokens that nobody signed' },
  { name: 'jose', since: '3.0.0', before: '4.15.5', id: 'CVE-2024-28176', about: 'memory used up' },
  { name: 'follow-redirects', before: '1.15.6', id: 'CVE-2024-28849', about: 'passes on credentials' },
  { name: 'axios', since: '1.0.0', before: '1.8.2', id: 'CVE-2025-27152', about: 'asks other hosts' },
  { name: 'body-parser', before: '1.20.3', id: 'CVE-2024-45590', about: 'stopped by a body' },
  { name: 'express', before: '4.20.0', id: 'CVE-2024-43796', about: 'scripts in redirects' },
  { name: 'send', before: '0.19.0', id: 'CVE-2024-43799', about: 'scripts in redirects' },
  { name: 'rollup', since: '4.0.0', before: '4.22.4', id: 'CVE-2024-47068', about: 'scripts from names of elements' },
  {
    name: 'react-router',
    since: '7.0.0',
    before: '7.5.2',
    id: 'CVE-2025-43865',
    about: 'headers that change the page',
  },
  { name: 'happy-dom', before: '20.0.0', id: 'CVE-2025-61927', about: 'runs scripts outside of its own world' },
];

/** Faults that cannot reach us, each with the reason. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  'sst/esbuild GHSA-67mh-4wv8-2f99': 'the tool that deploys brings its own and never starts its development server',
};
