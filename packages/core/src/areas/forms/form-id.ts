import type * as z from 'zod';
import { idOf } from '../../base/ids';

export const FormId = idOf('form').brand<'FormId'>();
export type FormId = z.infer<typeof FormId>;
/** A category of dynamic forms; what the calls name a form type. Source: R-ACC-141. */
export const FormTypeId = idOf('form_type').brand<'FormTypeId'>();
export type FormTypeId = z.infer<typeof FormTypeId>;
export const FormLinkId = idOf('form_link').brand<'FormLinkId'>();
export type FormLinkId = z.infer<typeof FormLinkId>;
export const SubmissionId = idOf('submission').brand<'SubmissionId'>();
export type SubmissionId = z.infer<typeof SubmissionId>;

declare module '../../base/ids' {
  interface IdOf {
    form: FormId;
    form_type: FormTypeId;
    form_link: FormLinkId;
    submission: SubmissionId;
  }
}
