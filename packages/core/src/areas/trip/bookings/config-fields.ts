import * as z from 'zod';
import { DayEventDraft } from '../itinerary/event';
import { TravelerDraft } from '../trips/traveler-draft';
import { TripDraft } from '../trips/trip';
import { BookingDraft } from './booking';
import type { ConfigField, FormType } from './config-field';

const FORMS = {
  trip: TripDraft,
  traveler: TravelerDraft,
  booking: BookingDraft,
  event: DayEventDraft,
} satisfies Record<FormType, z.ZodObject>;

type AnnouncementContent = {
  type?: string;
  format?: string;
  enum?: string[];
  maxLength?: number;
  items?: AnnouncementContent;
};
const said = (schema: z.ZodType): AnnouncementContent =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as AnnouncementContent;
/** One schema or another is, to whoever fills the form, the first of them. */
const inner = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodUnion ? inner(schema.options[0] as z.ZodType) : schema;
};

const KIND_OF: Record<string, ConfigField['kind']> = {
  integer: 'number',
  number: 'number',
  boolean: 'yes_no',
  array: 'list',
  object: 'group',
};
const kindOf = ({ type = 'string', format, enum: choices }: AnnouncementContent): ConfigField['kind'] => {
  if (choices) return 'choice';
  if (format === 'date') return 'day';
  return KIND_OF[type] ?? 'text';
};

const fieldsOf = (form: FormType): ConfigField[] =>
  Object.entries<z.ZodType>(FORMS[form].shape).map(([name, schema]) => {
    const field = said(inner(schema));
    const choices = field.enum ?? field.items?.enum;
    return {
      name,
      kind: kindOf(field),
      required: !schema.safeParse(undefined).success,
      ...(choices && { choices }),
      ...(field.maxLength && { max_length: field.maxLength }),
    };
  });

const worked = new Map<FormType, ConfigField[]>();
/** The fields of a form, as they are checked when it is sent; worked out once. Source: R-TRIP-174 (G-068). */
export const configFields = (form: FormType): readonly ConfigField[] => {
  const fields = worked.get(form) ?? fieldsOf(form);
  worked.set(form, fields);
  return fields;
};
