import type { ErrorDefinition } from '../../../base/errors';
import { refusalsOf } from '../../../base/result';

/** What is said of checklists. */
export const CHECKLIST_ERRORS = {
  'checklist.too_many': {
    status: 409,
    message: 'A checklist can have up to {limit} tasks. Complete or remove some first.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(CHECKLIST_ERRORS);
