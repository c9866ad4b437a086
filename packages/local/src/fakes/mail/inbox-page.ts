import { escapeMarkup } from '../escape-markup';
import { INBOX_STYLE } from './inbox-style';
import type { Attachment, Outbox, OutboxMessage } from './outbox';

const MOST = 200;
const PREVIEW = 140;
const EVERY_MS = 3000;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${escapeMarkup(title)}</title><style>${INBOX_STYLE}</style></head><body><main>${body}</main></body></html>`;

const nameOf = (address: string) => (address.split('<', 1)[0] ?? '').trim().replaceAll('"', '') || address;
const timeOf = (at: string) => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
const previewOf = (m: OutboxMessage) => m.text.replace(/\s+/g, ' ').trim().slice(0, PREVIEW);

const line = (m: OutboxMessage) => {
  const to = m.to.map(nameOf).join(', ');
  return `<li><a href="/inbox/${m.id}"><span class="who" aria-hidden="true">${m.kind === 'sms' ? '☏' : escapeMarkup(to.slice(0, 1).toUpperCase())}</span><span class="subject">${escapeMarkup(m.subject)}</span><span class="soft">${timeOf(m.at)}</span><span class="preview soft">${m.kind === 'sms' ? 'Text message' : 'Mail'} to ${escapeMarkup(to)} · ${escapeMarkup(previewOf(m))}</span></a></li>`;
};

/** Looks for new messages and shows them, without disturbing who reads. */
const watch = (count: number) =>
  `<script>setInterval(async () => { if (document.hidden) return; const all = await fetch('/inbox/messages.json').then((r) => r.json()).catch(() => []); if (all.length > ${count}) location.reload(); }, ${EVERY_MS});</script>`;

/** Every message that left, the newest first. */
export const inboxPage = (box: Outbox) => {
  const all = box.list();
  const lines = all.slice(0, MOST).map(line).join('');
  const list = lines
    ? `<ul>${lines}</ul>`
    : '<p class="empty soft">No mail has left yet. Share an itinerary, or sign up, and it lands here.</p>';
  const head = `<header><h1>Inbox of this machine</h1><span class="soft">${all.length} sent · nothing leaves this machine</span></header>`;
  return page('Inbox', `${head}<div class="card">${list}</div>${watch(all.length)}`);
};

const file = (a: Attachment) =>
  `<a download="${escapeMarkup(a.name)}" href="data:${escapeMarkup(a.type)};base64,${escapeMarkup(a.data)}">${escapeMarkup(a.name)}</a>`;
const row = (name: string, html: string | undefined) => (html ? `<dt>${name}</dt><dd>${html}</dd>` : '');
const people = (list: string[] | undefined) => escapeMarkup((list ?? []).join(', '));

/** One message; its own styles stay in its frame, its links open in this window. */
export const messagePage = (m: OutboxMessage) => {
  const facts = [
    row('From', escapeMarkup(m.from)),
    row('To', people(m.to)),
    row('Cc', people(m.cc)),
    row('Bcc', people(m.bcc)),
    row('Reply to', m.reply_to && escapeMarkup(m.reply_to)),
    row('Sent', timeOf(m.at)),
    row('Files', m.attachments?.map(file).join(', ')),
  ].join('');
  const body = m.html
    ? `<iframe title="Message" src="/inbox/${m.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`
    : `<pre>${escapeMarkup(m.text)}</pre>`;
  return page(
    m.subject,
    `<a class="back" href="/inbox">← Inbox</a><h1>${escapeMarkup(m.subject)}</h1><dl>${facts}</dl><div class="card">${body}</div>`,
  );
};

const BASE = '<base target="_top">';

/** The mail itself, as it stands in the frame. */
export const messageHtml = (m: OutboxMessage) =>
  /<head[^>]*>/i.test(m.html) ? m.html.replace(/<head[^>]*>/i, (head) => `${head}${BASE}`) : `${BASE}${m.html}`;
