import { expect, it } from 'vitest';
import * as z from 'zod';
import { bulkContracts } from './bulk-contracts';
import { byId, getEndpointPath, type InputOf } from './contract';

const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const remove = { kind: 'signed_in', permissions: ['Delete Trips'], action: 'delete trips' } as const;
const PetId = z.string().startsWith('pet_').brand<'PetId'>();
const kind = {
  id: 'crm.pets',
  service: 'crm',
  path: '/api/v1/pets',
  folder: 'pets',
  plural: 'pets',
  relative: 'that',
  of: PetId,
  atOnce: 2,
  edit,
  remove,
  keyScope: 'crm:write',
  purge: { uses: ['files'], stays: 'Trips keep their names.' },
} as const;
const many = bulkContracts(kind);
const contracts = byId(many.delete, many.restore, many['permanent-delete'], many.tag, many.assign);

it('gives the calls of a kind by its name, its address and its folder', () => {
  const said = Object.values(contracts).map((one) => [one.id, getEndpointPath(one), one.handler]);
  expect(said).toEqual([
    ['crm.pets.delete', '/services/crm/api/v1/pets/delete', 'pets/delete-pets'],
    ['crm.pets.restore', '/services/crm/api/v1/pets/restore', 'pets/restore-pets'],
    ['crm.pets.permanent-delete', '/services/crm/api/v1/pets/permanent_delete', 'pets/purge-pets'],
    ['crm.pets.tag', '/services/crm/api/v1/pets/tags', 'pets/tag-pets'],
    ['crm.pets.assign', '/services/crm/api/v1/pets/advisors', 'pets/assign-pets'],
  ]);
});

it('types each call by its id, and no other', () => {
  const input: InputOf<(typeof contracts)['crm.pets.tag']> = { ids: ['pet_1'], tag: 'Old' };
  expect(contracts['crm.pets.tag'].input.parse(input)).toEqual({ ...input, on: true });
  // @ts-expect-error No kind has a call of this name.
  expect(contracts['crm.pets.groom']).toBeUndefined();
  expect(contracts['crm.pets.delete'].input.safeParse({ ids: ['pet_1', 'pet_2', 'pet_3'] }).success).toBe(false);
});

it('asks for the right to delete where records go or come back, and lets no key delete for good', () => {
  const purge = many['permanent-delete'];
  expect([many.delete, many.restore, purge].map(({ access }) => access)).toEqual([remove, remove, remove]);
  expect([many.tag, many.assign].map(({ access }) => access)).toEqual([edit, edit]);
  expect(purge).not.toHaveProperty('keyScope');
  expect(purge.uses).toEqual(['files']);
});

it('says in the summaries what stays', () => {
  expect(many['permanent-delete'].summary).toBe('Delete pets for good that are in the trash. Trips keep their names.');
  expect(many.delete.summary).toBe('Delete pets; for 30 days they can be restored.');
  expect(bulkContracts({ ...kind, delete: { stays: 'Trips keep their names.' } }).delete.summary).toBe(
    'Delete pets; for 30 days they can be restored. Trips keep their names.',
  );
});
