/** A mail before it is laid out: what it says, in order. The formatted and the plain text are made of the same blocks. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; word: string; url: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] };

export type MailContent = {
  subject: string;
  /** The line a mailbox shows after the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
  /** From whom, and why it came. */
  foot: string;
};
export type ComposedMail = { subject: string; html: string; text: string };
