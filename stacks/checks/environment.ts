import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../environment';
import type { Deployed } from './synth';
import { listProductFunctions } from './template-reading';

const IMPORT = /from '(\.[^']+)'/g;
const READ = /setting\('([A-Z_]+)'\)/g;
/** Reads what its caller's access asks for; the contract says which, and is tested by itself. */
const BY_ACCESS = 'kernel/verify-token';

/** The settings that a handler's code reads, its own imports followed. */
const settingsRead = (file: string, seen = new Set<string>()): string[] => {
  const source = [`${file}.ts`, `${file}.tsx`].find((name) => existsSync(name));
  if (!source || seen.has(source) || file.endsWith(BY_ACCESS)) return [];
  seen.add(source);
  const code = readFileSync(source, 'utf8');
  const imported = [...code.matchAll(IMPORT)].flatMap((m) =>
    settingsRead(path.join(path.dirname(file), String(m[1])), seen),
  );
  return [...[...code.matchAll(READ)].map((m) => String(m[1])), ...imported];
};

export const environment = (deployed: Deployed) =>
  describe('settings of functions', () => {
    const functions = [...listProductFunctions(deployed).values()];

    it('tells every function what its code reads', () => {
      const untold = functions.flatMap((fn) =>
        settingsRead(`packages/functions/src/${fn.handler}`)
          .filter((name) => !(name in fn.environment))
          .map((name) => `${fn.handler} ${name}`),
      );
      expect(untold).toEqual([]);
    });

    it('tells no function more than the settings that exist', () => {
      const own = new Set<string>(SETTINGS);
      const fromSst = /^(SST_APP|SST_STAGE|SST_SSM_PREFIX|AWS_NODEJS_CONNECTION_REUSE_ENABLED)$/;
      for (const fn of functions) {
        expect(
          Object.keys(fn.environment).filter((name) => !own.has(name) && !fromSst.test(name)),
          fn.handler,
        ).toEqual([]);
      }
    });

    it('holds no secret: a key is named, never written', () => {
      for (const fn of functions)
        expect(JSON.stringify(fn.environment), fn.handler).not.toMatch(/secret|password|sk_/i);
    });
  });
