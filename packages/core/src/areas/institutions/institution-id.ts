import type * as z from 'zod';
import { idOf } from '../../base/ids';

export const InstitutionId = idOf('institution').brand<'InstitutionId'>();
export type InstitutionId = z.infer<typeof InstitutionId>;

declare module '../../base/ids' {
  interface IdOf {
    institution: InstitutionId;
  }
}
