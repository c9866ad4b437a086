import type { Outbox, OutboxMessage } from './outbox';

const escaped = (text: string) => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; --line: #8884; --soft: #888; --accent: #0b5c63; }
  @media (prefers-color-scheme: dark) { :root { --accent: #6fc3ca; } }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
  h1 { font-size: 1.3rem; } a { color: var(--accent); text-decoration: none; } .soft { color: var(--soft); font-size: .85rem; }
  ul { list-style: none; padding: 0; } li { border-bottom: 1px solid var(--line); } li a { display: block; padding: .7rem 0; }
  strong { display: block; } iframe { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
  pre { white-space: pre-wrap; }`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style><main>${body}</main></html>`;

const line = (m: OutboxMessage) =>
  `<li><a href="/inbox/${m.id}"><strong>${escaped(m.subject)}</strong><span class="soft">${m.kind} to ${escaped(m.to.join(', '))} · ${m.at.replace('T', ' ').slice(0, 16)}</span></a></li>`;

/** Every message that left, the newest first. */
export const inboxPage = (box: Outbox) => {
  const lines = box.list().slice(0, 200).map(line).join('');
  return page(
    'Inbox',
    `<h1>Inbox of this machine</h1>${lines ? `<ul>${lines}</ul>` : '<p>No mail has left yet. Share an itinerary, or sign up, and it lands here.</p>'}`,
  );
};

/** One message; its own styles stay in its frame, its links open in this window. */
export const messagePage = (m: OutboxMessage) =>
  page(
    m.subject,
    `<p><a href="/inbox">Inbox</a></p><h1>${escaped(m.subject)}</h1><p class="soft">From ${escaped(m.from)} to ${escaped(m.to.join(', '))}</p>${
      m.html
        ? `<iframe title="Message" src="/inbox/${m.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`
        : `<pre>${escaped(m.text)}</pre>`
    }`,
  );

export const messageHtml = (m: OutboxMessage) => m.html.replace(/<head>/i, '<head><base target="_top">');
