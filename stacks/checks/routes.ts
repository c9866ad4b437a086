import { existsSync } from 'node:fs';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { addressOf } from '@wayline/core/kernel/contract';
import { describe, expect, it } from 'vitest';
import { AFTER_DEPLOYMENT } from '../after-deployment';
import { API_STACKS, LANES, LINK_GONE } from '../api';
import { PRE_SIGN_UP } from '../identity';
import { CONSUMERS, SCHEDULED } from '../jobs';
import { MAIL_FEEDBACK } from '../mail-feedback';
import { SOCKET_ROUTES } from '../realtime';
import { allOf, functionsOf, textOf } from './reading';
import type { Deployed } from './synth';

const MOST_RESOURCES = 400;
const MOST_INTEGRATIONS = 250;

export const routes = (deployed: Deployed) =>
  describe('routes and functions', () => {
    const functions = functionsOf(deployed);
    const keys = allOf(deployed, 'AWS::ApiGatewayV2::Route').map((r) => ({
      stack: r.stack,
      key: String(r.resource.Properties.RouteKey),
    }));
    const contractKeys = ALL_CONTRACTS.map((c) => `${c.method} ${addressOf(c)}`);

    it('gives every contract one route, in the API of its service, and nothing else a route', () => {
      const found = keys
        .filter((k) => k.stack.startsWith('Api'))
        .map(
          (k) =>
            `${k.stack
              .slice(3)
              .replace(/Apart$/, '')
              .toLowerCase()} ${k.key}`,
        );
      const expected = ALL_CONTRACTS.map((c) => `${c.service} ${c.method} ${addressOf(c)}`);
      expect(found.sort()).toEqual([...expected, `${LINK_GONE.service} ${LINK_GONE.route}`].sort());
      expect(new Set(contractKeys).size).toBe(contractKeys.length);
    });

    it('gives every contract, socket route and job one function, and nothing else', () => {
      const expected = [
        ...ALL_CONTRACTS.map((c) => c.handler),
        ...Object.values(SOCKET_ROUTES).map((r) => r.handler),
        LINK_GONE.handler,
        ...[...CONSUMERS, ...SCHEDULED, MAIL_FEEDBACK, PRE_SIGN_UP, AFTER_DEPLOYMENT].map((j) => j.handler),
      ];
      expect([...functions.keys()].sort()).toEqual(expected.sort());
      expect(new Set(ALL_CONTRACTS.map((c) => c.handler)).size).toBe(ALL_CONTRACTS.length);
    });

    it('deploys only handlers that exist', () => {
      expect([...functions.keys()].filter((handler) => !existsSync(`packages/functions/src/${handler}.ts`))).toEqual(
        [],
      );
    });

    it('runs them on ARM and Node 22, PDFs with a whole processor, all within what API Gateway waits', () => {
      for (const { resource } of allOf(deployed, 'AWS::Lambda::Function').filter(
        (f) => f.resource.Properties.FunctionName,
      )) {
        expect(resource.Properties).toMatchObject({ Runtime: 'nodejs22.x', Architectures: ['arm64'] });
        expect(String(resource.Properties.FunctionName).length).toBeLessThanOrEqual(64);
      }
      for (const c of ALL_CONTRACTS) {
        const fn = functions.get(c.handler);
        expect(fn?.memory).toBe(c.produces === 'application/pdf' ? 1769 : 512);
        expect(fn?.timeout).toBeLessThan(30);
      }
    });

    it('stays within what a stack and an API can hold', () => {
      const sizes = Object.entries(deployed.stacks).map(
        ([name, s]) => [name, Object.keys(s.resources).length] as const,
      );
      process.stdout.write(`Resources per stack: ${sizes.map(([name, size]) => `${name} ${size}`).join(', ')}\n`);
      for (const [name, size] of sizes) expect(size, name).toBeLessThanOrEqual(MOST_RESOURCES);
      const perApi = new Map<string, number>();
      for (const { stack } of allOf(deployed, 'AWS::ApiGatewayV2::Integration'))
        perApi.set(stack, (perApi.get(stack) ?? 0) + 1);
      for (const [stack, count] of perApi) expect(count, stack).toBeLessThanOrEqual(MOST_INTEGRATIONS);
    });

    it('deploys the APIs in lanes, so that API Gateway can keep up', () => {
      for (const [place, { id }] of API_STACKS.entries()) {
        const before = API_STACKS[place - LANES];
        if (before) expect(deployed.stacks[id]?.after, id).toContain(before.id);
      }
    });

    it('writes no list of constructs into the outputs', () => {
      for (const [name, { template }] of Object.entries(deployed.stacks)) {
        const { SSTMetadata } = template.toJSON().Outputs;
        expect(String(SSTMetadata.Value).length, name).toBeLessThan(200);
      }
    });

    it('opens seven routes to sockets', () => {
      expect(
        keys
          .filter((k) => k.stack === 'Realtime')
          .map((k) => k.key)
          .sort(),
      ).toEqual(Object.keys(SOCKET_ROUTES).sort());
    });

    it('lets API Gateway call each function by its own route only', () => {
      const permissions = allOf(deployed, 'AWS::Lambda::Permission').filter((p) => p.stack.startsWith('Api'));
      expect(permissions).toHaveLength(contractKeys.length + 1);
      for (const { resource } of permissions)
        expect(textOf(resource.Properties.SourceArn)).toMatch(/\/\*\/\*\/(services|published)\//);
    });
  });
