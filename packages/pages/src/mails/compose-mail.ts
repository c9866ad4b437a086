import type { ComposedMail, MailContent } from './mail-content';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

const MOST = 200;

/** Lays a mail out. A subject is one line, however it was typed. */
export const composeMail = (content: MailContent): ComposedMail => {
  const subject = [...content.subject.replaceAll(/\s+/g, ' ').trim()].slice(0, MOST).join('');
  return { subject, html: mailHtml({ ...content, subject }), text: mailText(content) };
};
