import { existsSync, statSync } from 'node:fs';
import { getEndpointPath } from '@wayline/core/contract/contract';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { describe, expect, it } from 'vitest';
import { AFTER_DEPLOYMENT } from '../after-deployment';
import { AREA_STACKS, PARALLEL_STACKS } from '../areas/area-stacks';
import { LINK_GONE } from '../areas/operations';
import { apiNumber } from '../edge/api-number.js';
import { PRE_SIGN_UP } from '../identity';
import { CONSUMERS, SCHEDULED } from '../jobs';
import { MAIL_FEEDBACK } from '../mail-feedback';
import { SOCKET_ROUTES } from '../realtime';
import { expectWithinLimits } from './limits';
import type { Deployed } from './synth';
import { listProductFunctions, listResources, referencesIn, routesIn, statementsIn } from './template-reading';

/** Whether a name is one that a pattern with `*` at its end stands for. */
const isLike = (pattern: string, name: string) => name.startsWith(pattern.replace(/\*$/, ''));

export const routes = (deployed: Deployed) =>
  describe('routes and functions', () => {
    const functions = listProductFunctions(deployed);
    const contractKeys = ALL_CONTRACTS.map((c) => `${c.method} ${getEndpointPath(c)}`);
    const found = routesIn(deployed);

    it('gives every contract one route, in the API that its address leads to, and nothing else a route', () => {
      const expected = [...contractKeys, `${LINK_GONE.method} ${LINK_GONE.address}`];
      expect(found.map(({ method, address }) => `${method} ${address}`).sort()).toEqual(expected.sort());
      expect(new Set(contractKeys).size).toBe(contractKeys.length);
      for (const { api, method, address } of found) expect(`Api${apiNumber(method, address)}`, address).toBe(api);
    });

    it('leads every route to the function of its contract, with the names of its path', () => {
      const handlers = new Map(ALL_CONTRACTS.map((c) => [`${c.method} ${getEndpointPath(c)}`, c.handler]));
      for (const { method, address, to, names } of found) {
        const handler = handlers.get(`${method} ${address}`) ?? LINK_GONE.handler;
        expect(to, address).toBe(functions.get(handler)?.name);
        expect(names, address).toEqual([...address.matchAll(/\{(\w+)\+?\}/g)].map((m) => m[1]));
      }
    });

    it('has no two paths in an API that differ in nothing but their names: API Gateway might take them for one', () => {
      const shapes = new Map<string, string>();
      for (const { api, address } of found) {
        const shape = `${api} ${address.replace(/\{\w+\}/g, '{}')}`;
        expect(shapes.get(shape) ?? address).toBe(address);
        shapes.set(shape, address);
      }
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
      for (const { resource } of listResources(deployed, 'AWS::Lambda::Function').filter(
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

    it('lays the faces of all scripts beside the functions that make a PDF, and nothing beside any other', () => {
      const withFiles = [...deployed.copied].filter(([, files]) => files.length > 0);
      const drawing = ALL_CONTRACTS.filter((c) => c.produces === 'application/pdf').map((c) => c.handler);
      expect(withFiles.map(([handler]) => handler).sort()).toEqual(
        drawing.map((handler) => `packages/functions/src/${handler}.handler`).sort(),
      );
      for (const [, files] of withFiles) {
        const sizes = files.map((file) => statSync(file).size);
        expect(sizes.length).toBeGreaterThan(20);
        // A function may hold 250 MB, and what it holds is fetched before it starts.
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
      }
    });

    it('stays within what a stack, an API and an account can hold', () => expectWithinLimits(deployed));

    it('deploys areas in lanes, so that Lambda can keep up, and routes after the functions', () => {
      for (const [index, { id }] of AREA_STACKS.entries()) {
        const before = AREA_STACKS[index - PARALLEL_STACKS];
        if (before) expect(deployed.stacks[id]?.after, id).toContain(before.id);
      }
      expect(deployed.stacks.Apis?.after).toEqual(expect.arrayContaining(AREA_STACKS.map(({ id }) => id)));
    });

    it('refers to no function of an area by an export, which would keep the function from being removed', () => {
      for (const { id } of AREA_STACKS)
        expect(
          Object.values<{ Export?: unknown }>(deployed.stacks[id]?.template.toJSON().Outputs).filter((o) => o.Export),
          id,
        ).toEqual([]);
    });

    it('writes no list of constructs into the outputs', () => {
      for (const [name, { template }] of Object.entries(deployed.stacks)) {
        const { SSTMetadata } = template.toJSON().Outputs;
        expect(String(SSTMetadata.Value).length, name).toBeLessThan(200);
      }
    });

    it('refers to nothing in a stack that the stack does not have', () => {
      for (const [name, { template, resources }] of Object.entries(deployed.stacks)) {
        const { Resources, Outputs, Parameters = {} } = template.toJSON();
        const known = new Set([...Object.keys(resources), ...Object.keys(Parameters)]);
        const references = referencesIn({ Resources, Outputs }).filter((id) => !id.startsWith('AWS::'));
        expect(
          references.filter((id) => !known.has(id)),
          name,
        ).toEqual([]);
      }
    });

    it('brings the helper of SST for stacks with custom resources alone', () => {
      const helped = listResources(deployed, 'AWS::Lambda::Function').filter(({ id }) =>
        id.startsWith('CustomResourceHandler'),
      );
      expect(helped.map(({ stack }) => stack)).toEqual(['Realtime', 'Web', 'AfterDeployment']);
    });

    it('opens seven routes to sockets', () => {
      expect(
        listResources(deployed, 'AWS::ApiGatewayV2::Route')
          .map((r) => String(r.resource.Properties.RouteKey))
          .sort(),
      ).toEqual(Object.keys(SOCKET_ROUTES).sort());
    });

    it('lets API Gateway call the functions of areas with endpoints, by one role, and no job', () => {
      expect(
        listResources(deployed, 'AWS::Lambda::Permission').filter(({ stack }) => stack.startsWith('Area')),
      ).toEqual([]);
      const [invoke, ...others] = listResources(deployed, 'AWS::IAM::Role').filter(({ stack }) => stack === 'Apis');
      expect(others).toEqual([]);
      expect(JSON.stringify(invoke?.resource.Properties.AssumeRolePolicyDocument)).toContain(
        'apigateway.amazonaws.com',
      );
      const [policy] = (invoke?.resource.Properties.Policies ?? []) as { PolicyDocument: unknown }[];
      const [allowed, ...more] = statementsIn(policy?.PolicyDocument);
      expect([allowed?.actions, more]).toEqual([['lambda:InvokeFunction'], []]);
      const called = found.map(({ to }) => to);
      for (const fn of functions.values()) {
        const may = (allowed?.resources ?? []).some((on) => isLike(on.slice(on.indexOf('function:') + 9), fn.name));
        expect([fn.name, may]).toEqual([fn.name, called.includes(fn.name)]);
      }
      for (const { credentials } of found) expect(credentials).toBe(`<${invoke?.id}.Arn>`);
    });
  });
