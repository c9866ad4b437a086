import { decodeText } from './decode-text';

/** What a file is by its content, its text decoded where it has one. */
export type Detected =
  | { format: 'zip' | 'pdf' | 'empty' }
  | { format: 'email'; text: string }
  | { format: 'icalendar' | 'json' | 'html' | 'text'; text: string };

const HEADERS =
  /^(?:from|to|subject|date|mime-version|content-type|content-transfer-encoding|received|return-path|delivered-to|message-id|dkim-signature|reply-to|x-[\w-]+|arc-[\w-]+|authentication-results)\s*:/i;
const HTML =
  /<(?:!doctype|html|head|body|script|div|table|tr|td|p|span|section|article|main|meta|link|ul|li|a|h[1-6]|br|b)[\s>/]/i;

/** An e-mail begins with header lines, at least two of them of the usual names. */
const isEmail = (text: string): boolean => {
  const lines = text
    .slice(0, 20_000)
    .replace(/^From .*\r?\n/, '')
    .split(/\r?\n/);
  const end = lines.findIndex((line) => !/^[\w-]+\s*:|^[ \t]+\S/.test(line));
  const head = end < 0 ? lines : lines.slice(0, end);
  return head.length > 0 && !/^\s/.test(head[0] ?? '') && head.filter((line) => HEADERS.test(line)).length >= 2;
};

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);

/** Tells the format of a file from its content; its name counts for nothing. */
export const detectFormat = (bytes: Uint8Array): Detected => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return { format: 'zip' };
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return { format: 'pdf' };
  const text = decodeText(bytes);
  const head = text.slice(0, 5000).trimStart();
  if (!head) return text.trim() ? { format: 'text', text } : { format: 'empty' };
  if (/^BEGIN:VCALENDAR/i.test(head) || (/^BEGIN:VCALENDAR/im.test(head) && !isEmail(head)))
    return { format: 'icalendar', text };
  if (/^[[{]/.test(head)) return { format: 'json', text };
  if (isEmail(head)) return { format: 'email', text };
  return { format: HTML.test(text.slice(0, 200_000)) ? 'html' : 'text', text };
};
