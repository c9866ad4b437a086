import * as z from 'zod';
import { TagId } from '../../base/ids';
import { Name } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { MAX_SUGGESTIONS, MAX_TITLES, TAG_TYPES, Tag } from './tag';

const Listed = z.array(Tag);
const id = z.string().max(60).optional();

const create = contract({
  id: 'misc.tags.create',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/tags',
  handler: 'tags/create-tags',
  summary:
    'Keep titles as tags of the company. A request for anything but `onlyStore` is answered with status `error`.',
  access: { kind: 'signed_in' },
  keyScope: 'misc:write',
  input: z.object({
    request_for: z.string().max(40),
    tags: z.object({
      tag_legacy_id: id,
      tag_legacy_type: id,
      tag_type: z.enum(TAG_TYPES),
      tag_id: id,
      tag: z.array(Name).min(1).max(MAX_TITLES),
      /** Further words that bring the new tags up while somebody types. */
      suggestions: z.array(Name).max(MAX_SUGGESTIONS).default([]),
      /** Of a booking's tags: whether they name a place. */
      is_place_tag: z.boolean().default(false),
    }),
  }),
  output: z.object({ status: z.enum(['success', 'error']), message: z.string() }),
});
const remove = contract({
  id: 'misc.tags.delete',
  service: 'misc',
  method: 'DELETE',
  path: '/api/v1/tags/delete/{id}',
  handler: 'tags/delete-tag',
  summary: 'Offer a tag no more. What carries it keeps it.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'delete tags' },
  keyScope: 'misc:write',
  input: z.object({ id: TagId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});
const list = contract({
  id: 'crm.tags.all',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/getAllTagList',
  handler: 'tags/list-tags',
  summary: 'The tags of the company in lists by what they are put on, each name once.',
  access: { kind: 'signed_in' },
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    lists: z.object({
      institutions: Listed,
      individuals: Listed,
      excludes: Listed,
      includes: Listed,
      trips: Listed,
      bookings: Listed,
      bookings_and_places: Listed,
    }),
  }),
});

export const tagsContracts = byId(create, remove, list);
