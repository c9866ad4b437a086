import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A catalogue of its own for each part that is bundled on its own: a bundle that holds it holds no text of another. */
export type Catalogue = {
  name: string;
  /** Where its texts are written. */
  within: RegExp;
  /** Where its compiled texts stand, a module for each language. */
  compiled: string;
  /** Catalogues that are always carried with it: what they say is not said again. */
  beside: readonly string[];
  /** Whether it is read by a small function of our own, which knows sentences and names in them and no plural. */
  plain?: boolean;
};

export const CATALOGUES: readonly Catalogue[] = [
  { name: 'core', within: /^packages\/core\/src\//, compiled: 'packages/core/src/base/texts', beside: [] },
  {
    name: 'pages',
    within: /^packages\/pages\/src\/(?!client\/|worker\/)/,
    compiled: 'packages/pages/src/texts',
    beside: ['core'],
  },
  // What a client's phone loads is small: the few words of each script, and no library to read them.
  {
    name: 'browser',
    within: /^packages\/pages\/src\/client\//,
    compiled: 'packages/pages/src/client/texts',
    beside: [],
    plain: true,
  },
  {
    name: 'worker',
    within: /^packages\/pages\/src\/worker\//,
    compiled: 'packages/pages/src/worker/texts',
    beside: [],
    plain: true,
  },
  {
    name: 'functions',
    within: /^packages\/functions\/src\//,
    compiled: 'packages/functions/src/trip/itinerary/texts',
    beside: ['core', 'pages'],
  },
];

/** The catalogue that translators write, of one part in one language. */
export const getCatalogueFile = (language: string, { name }: Catalogue) => `texts/${language}/${name}.po`;
export const getCompiledFile = (language: string, { compiled }: Catalogue) => `${compiled}/${language}.ts`;

/** How a source says that texts of it are in these catalogues. */
const MARKED = /\/\*i18n\*\/|\._\(|from '@lingui\/react'/;
const MOVED = /from '(?:@lingui\/\w+|[^']*\/(?:paper-)?texts)'/;
const TESTS = /\.(?:test|fixture)\.tsx?$/;

/** Whether all texts of a source are in these catalogues, and none is gathered as those of the app are. */
export const isMoved = (code: string): boolean => MOVED.test(code);

/** The sources of a catalogue, by path. */
export const catalogueSources = ({ within }: Catalogue, root = process.cwd()) =>
  ['packages/core/src', 'packages/pages/src', 'packages/functions/src']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && within.test(file) && !TESTS.test(file))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ code }) => MARKED.test(code));
