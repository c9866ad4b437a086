import type { Accent } from '@wayline/core/access/brand';
import type { ClientLanguage } from '@wayline/core/base/client-language';

/** A mail before it is laid out: what it says, in order. The formatted and the plain text are made of the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; word: string; url: string }
  | { kind: 'link'; word: string; url: string }
  | { kind: 'signature'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] };

/** Whose mail it is, where a client gets it in the name of a company. */
export type MailBrand = {
  name: string;
  logo?: string | undefined;
  accent?: Accent | undefined;
  /** Over the width of the mail, an absolute https address. */
  picture?: string | undefined;
};

export type MailContent = {
  house?: MailBrand;
  /** What its reader reads; English where it is not said. */
  language?: ClientLanguage | undefined;
  subject: string;
  /** The line a mailbox shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  /** From whom, and why it came. */
  foot: string;
};
export type ComposedMail = { subject: string; html: string; text: string };
