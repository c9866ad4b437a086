import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMoved } from './lingui/catalogues';
import { readSource } from './node';
import { listTechnicalValues } from './technical-values';

/** Where texts stand that people read: the app, the client pages and mails, and the sentences they share with the server. */
const ROOTS = ['packages/web/src', 'packages/pages/src', 'packages/core/src', 'packages/functions/src'];
/** Sources without texts of the product: tests and samples, what only who builds it or looks after it reads, and what is recognised in files. */
const BESIDE = [
  /\.(?:test|samples|prepared)\.tsx?$|\.fixture\.tsx?$|\.d\.ts$|-samples\.ts$|\/(?:testing|fixtures|sweeps|data)\//,
  /\/core\/src\/store\/|\/(?:src\/openapi|kernel\/metrics)\.ts$|\/(?:role-matrix|reserved-flags|reserved-permissions)\.ts$/,
  /\/core\/src\/areas\/imports\/(?:airports\.ts|time\/|text\/|gds\/|boarding-pass\/)/,
  // Faces and their styles on paper: names that only programs read.
  /\/(?:pdf\/pdf-(?:faces|styles)|word\/word-text)\.ts$/,
  // Lists that a company begins with and then calls its own, and titles as they are kept: they are records, whatever the language of the app.
  /\/(?:company-lists|profile-categories|supplier-types|person-title)\.ts$/,
];

export type Source = { file: string; code: string };

/** The sources whose texts are translated, by path. */
export const sources = (root = process.cwd()): Source[] =>
  ROOTS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((file) => /\.tsx?$/.test(file) && !BESIDE.some((one) => one.test(file)))
    .toSorted()
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ code }) => !isMoved(code));

/** Pages are made of constant lists of texts; elsewhere such a list holds values. */
const HAS_VALUES = /^packages\/(?:core|functions)\//;

/** The values that are stored, compared or sent anywhere in them. */
export const collectTechnicalValues = (all: readonly Source[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ file, code }) => listTechnicalValues(readSource(file, code), HAS_VALUES.test(file))));

/** The page that the app is loaded by. */
export const indexPage = (root = process.cwd()): string =>
  readFileSync(path.join(root, 'packages/web/index.html'), 'utf8');
