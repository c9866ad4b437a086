import * as z from 'zod';
import { Name } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { FormType } from './form.records';
import { FormTypeId } from './form-id';

const TYPES = '/api/v1/form_types';

/** Source: R-ACC-141 (G-174). */
const list = contract({
  id: 'crm.form-types.list',
  service: 'crm',
  method: 'GET',
  path: TYPES,
  handler: 'forms/list-form-types',
  summary: 'The categories of dynamic forms, by name.',
  access: { kind: 'signed_in', permissions: ['View Forms'], action: 'view forms' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ data: z.array(FormType) }),
});
const create = contract({
  id: 'crm.form-types.create',
  service: 'crm',
  method: 'POST',
  path: TYPES,
  handler: 'forms/create-form-type',
  summary: 'Add a category of dynamic forms. One of that name that is there already is the answer.',
  access: { kind: 'signed_in', permissions: ['Edit Forms'], action: 'edit forms' },
  keyScope: 'crm:write',
  input: z.object({ name: Name }),
  output: z.object({ form_type: FormType }),
});
const remove = contract({
  id: 'crm.form-types.delete',
  service: 'crm',
  method: 'DELETE',
  path: `${TYPES}/{id}`,
  handler: 'forms/delete-form-type',
  summary: 'Delete a category that has no forms.',
  access: { kind: 'signed_in', permissions: ['Delete Forms'], action: 'delete forms' },
  keyScope: 'crm:write',
  input: z.object({ id: FormTypeId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale', 'form_type.used'],
});

export const formTypesContracts = byId(list, create, remove);
