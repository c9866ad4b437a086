import { escapeMarkup } from '../escape-markup';
import { TEST_CARDS } from './test-cards';

const STYLE = `
:root { color-scheme: light dark; --page: #f4f6f8; --card: #fff; --text: #1a2230; --soft: #5a6472; --line: #d9dee5; --accent: #3b48b8; --bad: #a3212c; }
@media (prefers-color-scheme: dark) { :root { --page: #12161d; --card: #1b212b; --text: #e9ecf1; --soft: #a4adba; --line: #323b48; --accent: #9aa5ff; --bad: #ff9aa2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: clamp(1rem, 4vw, 1.75rem); }
h1 { font-size: 1.3rem; line-height: 1.3; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0 1rem; } .soft { color: var(--soft); font-size: .9rem; } .bad { color: var(--bad); font-weight: 600; }
label { display: block; font-weight: 600; margin: .9rem 0 .3rem; }
input { width: 100%; font: inherit; padding: .6rem .7rem; border: 1px solid var(--soft); border-radius: 8px; background: transparent; color: inherit; }
button { font: inherit; font-weight: 600; width: 100%; margin-top: 1.1rem; padding: .7rem; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--card); cursor: pointer; }
button.plain { background: transparent; color: var(--accent); margin-top: .6rem; }
a { color: var(--accent); } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; margin: .5rem 0; } td { padding: .45rem 0; border-top: 1px solid var(--line); vertical-align: top; } td:last-child { text-align: right; white-space: nowrap; padding-left: 1rem; }
.small td { font-size: .85rem; } .small td:last-child { text-align: right; white-space: normal; } .total td { font-weight: 600; }
`;

/** A page of the stand-in. */
export const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body><main><div class="card">${body}</div></main></body></html>`;

export const NOTE = '<p class="soft">This page stands in for Stripe on this machine. No money moves.</p>';

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
/** Rows of the test cards, and what each does. */
export const CARDS = Object.entries(TEST_CARDS)
  .map(([number, { says }]) => `<tr><td>${spaced(number)}</td><td>${says}</td></tr>`)
  .join('');

/** What is wrong with what was typed, above the form it was typed into. */
export const alert = (says: string | undefined) =>
  says ? `<p class="bad" role="alert">${escapeMarkup(says)}</p>` : '';
/** The fields of a card. */
export const CARD_FIELDS =
  '<input type="hidden" name="by" value="card"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required autofocus><label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" autocomplete="off" value="12/34" required><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="123" required>';
export const backLink = (to: string | null, text: string) =>
  to ? `<p><a href="${escapeMarkup(to)}">${text}</a></p>` : '';
