import type { Contract } from '@wayline/core/contract/contract';
import { describe, expect, it, vi } from 'vitest';
import { addContracts, OPERATIONS } from './checks/generate-contracts';
import { expectWithinLimits } from './checks/limits';
import { roles } from './checks/roles';
import { PRODUCTION, synthesise } from './checks/synth';
import { listProductFunctions, listResources, routesIn } from './checks/template-reading';

vi.mock(import('@wayline/core/contracts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, ALL_CONTRACTS: addContracts(original.ALL_CONTRACTS, OPERATIONS) };
});

const today = (await vi.importActual<{ ALL_CONTRACTS: readonly Contract[] }>('@wayline/core/contracts')).ALL_CONTRACTS;
// Not as the CLI loads it: that would be a copy of its own, with the contracts of today.
const deployed = await synthesise(PRODUCTION, async () => (await import('../sst.config')).default);

describe(`a stage with ${OPERATIONS} operations`, () => {
  it('has a function and a route for each', () => {
    expect(routesIn(deployed)).toHaveLength(OPERATIONS + 1);
    expect([...listProductFunctions(deployed).values()].filter(({ stack }) => stack.startsWith('Area'))).toHaveLength(
      OPERATIONS + 1,
    );
  });

  it('stays within what a stack, an API and an account can hold', () => expectWithinLimits(deployed));

  it('has one pattern for all services', () => {
    const [distribution] = listResources(deployed, 'AWS::CloudFront::Distribution').map(
      ({ resource }) => resource.Properties,
    );
    const config = distribution?.DistributionConfig as { CacheBehaviors: { PathPattern: string }[] } | undefined;
    const patterns = config?.CacheBehaviors.map(({ PathPattern }) => PathPattern) ?? [];
    expect(patterns.filter((pattern) => pattern.startsWith('/services'))).toEqual(['/services/*']);
  });

  it('has every operation of today in the stack that it is in today', async () => {
    const { assignStacks } = await import('./areas/assign-stacks');
    const { ENDPOINTS } = await import('./areas/operations');
    const { default: recorded } = await import('./areas/assignments.json');
    const handlers = new Set(today.map(({ handler }) => handler));
    const before = assignStacks(
      ENDPOINTS.filter(({ handler }) => handlers.has(handler)),
      recorded,
    );
    const functions = listProductFunctions(deployed);
    expect(before.flatMap(({ operations }) => operations)).toHaveLength(today.length);
    for (const { id, operations } of before)
      for (const { handler } of operations) expect(functions.get(handler)?.stack, handler).toBe(id);
    expect(Object.keys(deployed.stacks)).toContain('AreaTrip4');
  });
});

roles(deployed);
