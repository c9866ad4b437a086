import * as z from 'zod';
import { defineEvent, defineEvents } from '../../store/domain-event';
import { InstitutionId } from './institution-id';

export const institutionEvents = defineEvents('institution', { id: InstitutionId }, [
  'created',
  'changed',
  'members_changed',
]);
/** Several institutions were changed at once. */
export const institutionsChanged = defineEvent(
  'institutions.changed',
  { ids: z.array(InstitutionId) },
  ({ ids }) => ids,
);
