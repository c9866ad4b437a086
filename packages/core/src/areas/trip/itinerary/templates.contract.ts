import * as z from 'zod';
import { ItineraryTemplateId } from '../../../base/ids';
import { PictureUrl } from '../../../base/picture-url';
import { Name, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { contract } from '../../../contract/contract';
import { ItineraryTemplate, TemplateContent } from './template';

const edit = { kind: 'signed_in', permissions: ['Edit Client Itinerary'], action: 'edit client itineraries' } as const;
const PATH = '/api/v1/itinerary_templates';
const Draft = TemplateContent.extend({ name: Name, cover_img_url: PictureUrl.optional() });

const list = contract({
  id: 'trips.itinerary-templates.list',
  service: 'trips',
  method: 'GET',
  path: PATH,
  handler: 'trip/itinerary/list-templates',
  summary: 'The named looks of the company that an itinerary can start from.',
  access: {
    kind: 'signed_in',
    permissions: ['View Client Itinerary'],
    action: 'view client itineraries',
  },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ templates: z.array(ItineraryTemplate) }),
});
const create = contract({
  id: 'trips.itinerary-templates.create',
  service: 'trips',
  method: 'POST',
  path: PATH,
  handler: 'trip/itinerary/add-template',
  summary: 'Keep the texts, the look and the sections of an itinerary under a name.',
  access: edit,
  keyScope: 'trips:write',
  input: Draft,
  output: z.object({ template: ItineraryTemplate }),
  errors: ['template.too_many'],
});
const update = contract({
  id: 'trips.itinerary-templates.update',
  service: 'trips',
  method: 'PUT',
  path: `${PATH}/{template_id}`,
  handler: 'trip/itinerary/update-template',
  summary: 'Change a template; itineraries that began from it stay as they are.',
  access: edit,
  keyScope: 'trips:write',
  input: toChangeSchema(Draft).extend({ template_id: ItineraryTemplateId, version: Version }),
  output: z.object({ template: ItineraryTemplate }),
  errors: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'trips.itinerary-templates.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${PATH}/{template_id}`,
  handler: 'trip/itinerary/remove-template',
  summary: 'Take a template away; itineraries that began from it stay as they are.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ template_id: ItineraryTemplateId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const TEMPLATE_CONTRACTS = [list, create, update, remove] as const;
