import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { describe, expect, it } from 'vitest';
import { FORCED_WILDCARDS } from '../nag-suppressions';
import { ACCOUNT_RIGHTS, SIGNS_FOR_CHAT } from '../rights';
import type { Deployed } from './synth';
import { listProductFunctions, listResources, type Statement, statementsIn } from './template-reading';

const WRITES = /^(dynamodb:(Put|Update|Delete|ConditionCheck)Item|s3:(Put|Delete)Object|kms:GenerateDataKey)$/;
const FILE_ADAPTERS = ['files', 'uploads', 'file_links'];
const ACCOUNT_CALLS: Record<string, string> = {
  signOutEverywhere: 'AdminUserGlobalSignOut',
  endSessionsOf: 'AdminGetUser',
  setEnabled: 'AdminEnableUser',
  accountOf: 'AdminGetUser',
  hasTotp: 'AdminGetUser',
  beginTotp: 'AdminInitiateAuth',
  confirmTotp: 'AdminInitiateAuth',
  removeAccount: 'AdminDeleteUser',
  moveAccount: 'AdminUpdateUserAttributes',
};

const FUNCTIONS = 'packages/functions/src';
const CORE = 'packages/core/src';
const fileOf = (from: string, name: string) =>
  `${name.startsWith('.') ? path.join(path.dirname(from), name) : name.replace('@wayline/core', CORE)}.ts`;
const IMPORT = /(?:import|export) (?:type )?\{?([^}'"]*)\}? from '((?:\.{1,2}|@wayline\/core)\/[\w/.-]+)'/g;
const importsIn = (code: string) =>
  [...code.matchAll(IMPORT)].map(([, names = '', from = '']) => ({ names: names.match(/\w+/g) ?? [], from }));
/** The code of a handler with all that it imports of the product, but for the kernel and the adapters; of what an area has public, what is `wanted`. */
const codeBehind = (file: string, seen = new Set<string>(), wanted: readonly string[] = []): string => {
  const isPublic = file.endsWith('/public.ts');
  if (seen.has(file) || file.includes('/kernel/') || !existsSync(file)) return '';
  if (!isPublic) seen.add(file);
  const code = readFileSync(file, 'utf8');
  const followed = importsIn(code).filter(({ names }) => !isPublic || names.some((name) => wanted.includes(name)));
  return code + followed.map(({ names, from }) => codeBehind(fileOf(file, from), seen, names)).join('');
};

/** Each pair of action and resource in which a wildcard widens a right. */
const wildcardsOf = (rights: readonly Statement[]) =>
  rights.flatMap(({ actions, resources }) =>
    actions.flatMap((action) =>
      resources.filter((r) => /[*?]/.test(action + r)).map((resource) => ({ action, resource })),
    ),
  );

export const rights = (deployed: Deployed) =>
  describe('rights', () => {
    const functions = listProductFunctions(deployed);
    const actionsOf = (handler: string) => functions.get(handler)?.rights.flatMap((r) => r.actions) ?? [];

    it('holds no wildcard but those that AWS forces, and uses each of those', () => {
      const found = [...functions.values()].flatMap((fn) =>
        wildcardsOf(fn.rights).map((w) => ({ ...w, handler: fn.handler })),
      );
      const forced = (w: { action: string; resource: string }) =>
        FORCED_WILDCARDS.filter((f) => f.action.test(w.action) && f.resource.test(w.resource));
      expect(found.filter((w) => forced(w).length === 0)).toEqual([]);
      expect(new Set(found.flatMap(forced)).size).toBe(FORCED_WILDCARDS.length);
    });

    it('is written in the role alone: no policy is attached to it later, none of AWS is lent to it', () => {
      for (const { resource, id } of listResources(deployed, 'AWS::IAM::Role').filter(
        (r) => r.resource.Properties.Policies,
      )) {
        expect(resource.Properties.ManagedPolicyArns, id).toBeUndefined();
      }
      const later = listResources(deployed, 'AWS::IAM::Policy').map((p) => p.id.replace(/[0-9A-F]{8}$/, ''));
      expect(
        later.filter(
          (id) =>
            !/CustomCDKBucketDeployment|SocketsAPIGatewayCloudWatchRolePolicy|OnceScriptHandlerServiceRole/.test(id),
        ),
      ).toEqual([]);
    });

    it('lets a GET read and nothing more, but for the note of when a key was used', () => {
      const noted = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['C#*#KEY_USES'] } };
      for (const c of ALL_CONTRACTS.filter((contract) => contract.method === 'GET')) {
        const writing = (functions.get(c.handler)?.rights ?? []).filter((r) => r.actions.some((a) => WRITES.test(a)));
        for (const { actions, conditions } of writing)
          expect({ actions, conditions }, c.id).toEqual({ actions: ['dynamodb:PutItem'], conditions: noted });
        expect(actionsOf(c.handler), c.id).toContain('dynamodb:Query');
      }
    });

    it('reads lists through the list index, and looks for due work in its job only', () => {
      for (const fn of functions.values()) {
        const indexes = fn.rights.flatMap((r) => r.resources).filter((r) => r.includes('/index/'));
        if (indexes.some((r) => r.endsWith('/index/due'))) expect(fn.handler).toMatch(/^jobs\/(due|long)-work$/);
      }
    });

    it('goes through the whole table, deletes sign-ins and stops plans in the job for what takes long only', () => {
      const rare = ['dynamodb:Scan', 'cognito-idp:AdminDeleteUser', 'secretsmanager:GetSecretValue'];
      const jobs = [...functions.values()].filter(({ handler }) => handler.startsWith('jobs/'));
      for (const { handler, rights } of jobs) {
        const has = rare.filter((action) => rights.some(({ actions }) => actions.includes(action)));
        expect([handler, has]).toEqual([handler, handler === 'jobs/long-work' ? rare : []]);
      }
    });

    it('follows what each contract uses', () => {
      for (const c of ALL_CONTRACTS) {
        const uses: readonly string[] = c.uses ?? [];
        const services = new Set(actionsOf(c.handler).map((a) => a.split(':')[0]));
        expect(services.has('s3'), c.id).toBe(FILE_ADAPTERS.some((name) => uses.includes(name)));
        expect(services.has('kms'), c.id).toBe(uses.includes('seal'));
        expect(services.has('secretsmanager'), c.id).toBe(uses.includes('payments'));
        expect(services.has('ses'), c.id).toBe(uses.includes('mail'));
        expect(services.has('execute-api'), c.id).toBe(uses.includes('realtime'));
        expect(services.has('cognito-idp'), c.id).toBe(c.id in ACCOUNT_RIGHTS);
      }
    });

    it('lets what takes an upload in write to where it is kept', () => {
      const taking = ALL_CONTRACTS.filter(({ handler }) =>
        codeBehind(path.join(FUNCTIONS, `${handler}.ts`)).includes('.uploads.takeIn('),
      );
      expect(taking.length).toBeGreaterThan(2);
      for (const { handler } of taking) {
        const puts = (functions.get(handler)?.rights ?? []).filter((r) => r.actions.includes('s3:PutObject'));
        expect(puts.flatMap((r) => r.resources).join(' '), handler).toContain('/cmp_*');
      }
    });

    it('lets no stranger spend the mail that a company may send in a day', () => {
      const strangers = ALL_CONTRACTS.filter(({ access }) => access.kind === 'public');
      const spending = strangers.filter(({ handler }) =>
        codeBehind(path.join(FUNCTIONS, `${handler}.ts`)).includes('countMails('),
      );
      expect(strangers.length).toBeGreaterThan(10);
      expect(spending.map(({ id }) => id)).toEqual([]);
    });

    it('gives the rights to act on an account to just the handlers that do', () => {
      const acting = ALL_CONTRACTS.filter(({ handler }) => {
        const code = codeBehind(path.join(FUNCTIONS, `${handler}.ts`));
        return Object.keys(ACCOUNT_CALLS).some((call) => code.includes(`identity.${call}(`));
      }).map(({ id }) => id);
      const granted = Object.keys(ACCOUNT_RIGHTS);
      expect(granted.sort()).toEqual(acting.sort());
    });

    it('lets just the handlers that sign for a user read what is shared with the support chat', () => {
      const signing = ALL_CONTRACTS.filter(({ handler }) =>
        codeBehind(path.join(FUNCTIONS, `${handler}.ts`)).includes('chatSecret()'),
      ).map(({ id }) => id);
      expect([...SIGNS_FOR_CHAT].sort()).toEqual(signing.sort());
    });

    it('opens sealed fields for a named company only, and sends mail as one sender only', () => {
      const sealed = [...functions.values()]
        .flatMap((f) => f.rights)
        .filter((r) => r.actions.some((a) => a.startsWith('kms:')));
      expect(sealed.length).toBeGreaterThan(0);
      for (const r of sealed) expect(r.conditions).toEqual({ Null: { 'kms:EncryptionContext:company': 'false' } });
      const mailing = [...functions.values()]
        .flatMap((f) => f.rights)
        .filter((r) => r.actions.includes('ses:SendEmail'));
      expect(mailing.length).toBeGreaterThan(0);
      for (const r of mailing)
        expect(r.conditions).toEqual({ StringEquals: { 'ses:FromAddress': 'no-reply@wayline.example' } });
    });

    it('lets the content network read published pages of the files and nothing else', () => {
      const policies = listResources(deployed, 'AWS::S3::BucketPolicy').filter((p) => p.stack === 'Files');
      const allowed = policies.flatMap(
        (p) => (p.resource.Properties.PolicyDocument as { Statement: { Effect: string }[] }).Statement,
      );
      const lets = statementsIn({ Statement: allowed.filter((s) => s.Effect === 'Allow') });
      expect(lets.map((s) => [s.actions, s.resources.map((r) => r.replace(/^<[^>]+>/, ''))])).toEqual([
        [['s3:GetObject'], ['/published/*']],
      ]);
    });
  });
