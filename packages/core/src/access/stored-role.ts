import * as z from 'zod';
import { Version } from '../base/values';
import { Visibility } from './visibilities';

/** The longest name of a role, and the longest text about what it is for, in characters. */
export const MAX_ROLE_NAME = 60;
export const MAX_ROLE_DESCRIPTION = 300;
export const RoleName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(MAX_ROLE_NAME, `At most ${MAX_ROLE_NAME} characters.`);

/** What one of the company's own roles is for, in a sentence or two. */
export const RoleDescription = z
  .string()
  .trim()
  .max(MAX_ROLE_DESCRIPTION, `At most ${MAX_ROLE_DESCRIPTION} characters.`);

/**
 * A role as a company keeps it: one of the usual roles that it has edited, or one that it named itself. It holds exactly what is listed,
 * so that nothing is gained by a later version of Wayline. The version counts the saves of this role alone.
 */
export const StoredRole = z.object({
  name: RoleName,
  description: RoleDescription.optional(),
  permissions: z.array(z.string()),
  visibility: Visibility.optional(),
  version: Version,
});
export type StoredRole = z.infer<typeof StoredRole>;
