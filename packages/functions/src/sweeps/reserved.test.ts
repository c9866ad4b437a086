import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_FLAGS } from '@wayline/core/access/feature-flags';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { RESERVED_FLAGS } from '@wayline/core/access/reserved-flags';
import type { Contract } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
import { DECIDED_BY_HANDLERS, RESERVED_PERMISSIONS } from '@wayline/core/reserved-permissions';
import { describe, expect, it } from 'vitest';

const accesses = Object.values<Contract>(CONTRACTS).flatMap(({ access }) =>
  access.kind === 'signed_in' ? [access] : [],
);

describe('the permissions', () => {
  const inContracts = new Set(accesses.flatMap(({ permissions = [] }) => permissions));
  const isAsked = (permission: Permission) => inContracts.has(permission) || permission in DECIDED_BY_HANDLERS;

  it('R-SHELL-217 are each asked for by an operation, or reserved with a reason', () => {
    expect(PERMISSIONS).toHaveLength(71 + 3);
    expect(PERMISSIONS.filter((permission) => !isAsked(permission) && !RESERVED_PERMISSIONS[permission])).toEqual([]);
  });
  it('are not called reserved where an operation asks for them, and not named twice', () => {
    expect(PERMISSIONS.filter((permission) => isAsked(permission) && RESERVED_PERMISSIONS[permission])).toEqual([]);
    const twice = Object.keys(DECIDED_BY_HANDLERS).filter((permission) => inContracts.has(permission as Permission));
    expect(twice).toEqual([]);
  });
  it('that a handler is said to decide by stand in the code of the server', () => {
    const code = ['packages/core/src', 'packages/functions/src']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
      )
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|identity\/(permissions|reserved|role)/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const decided = Object.keys(DECIDED_BY_HANDLERS) as Permission[];
    expect(decided.filter((permission) => !code.includes(`'${permission}'`))).toEqual([]);
  });
});

describe('the feature flags', () => {
  const asked = new Set(accesses.flatMap(({ flag }) => flag ?? []));

  it('R-SHELL-226 are each asked for by a call, or reserved for a named area with a reason', () => {
    expect(FEATURE_FLAGS).toHaveLength(14);
    expect(FEATURE_FLAGS.filter((flag) => !asked.has(flag) && !RESERVED_FLAGS[flag])).toEqual([]);
  });
  it('are not called reserved where a call asks for them', () => {
    expect(FEATURE_FLAGS.filter((flag) => asked.has(flag) && RESERVED_FLAGS[flag])).toEqual([]);
    expect([...asked].toSorted()).toEqual([
      'embedded form',
      'previewPDFShow',
      'reminder add view',
      'role-permission feature',
    ]);
  });
});
