import type { FormContent } from '@wayline/core/areas/forms/form';
import type { FormHouse } from '@wayline/core/areas/forms/open-public-form';
import type { Answers, SubmittedFile } from '@wayline/core/areas/forms/submission';
import type { Issue } from '@wayline/core/base/result';

/** `error` and `not_mailed` bring their sentence along; the others have their own. */
export type FormNotice = { kind: 'error' | 'not_mailed'; text: string } | { kind: 'press_again' | 'saved' | 'mailed' };

/** A form as it stands on the page: what it asks, what was typed, and what is wrong with it. */
export type FormView = {
  content: FormContent;
  house: FormHouse;
  /** The address of the page, without its query. */
  path: string;
  answers: Answers;
  sender_name: string;
  sender_email: string;
  files: readonly SubmittedFile[];
  draft: string;
  version: number | undefined;
  stamp: string;
  issues: readonly Issue[];
  /** What is said at the top, besides what is wrong with single answers. */
  notice?: FormNotice;
  /** By which address this is gone on with, once it is kept. */
  resume?: string | undefined;
  /** It was begun before, by whoever this is; `isOnly` where its link leads to no other. */
  resumed?: { name: string; isOnly: boolean } | undefined;
  /** The traveler who was just added, and is read next. */
  fresh?: number | undefined;
};
