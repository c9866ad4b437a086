/** The look of the inbox: one column, readable on a phone, light and dark as the machine is. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --page: #f6f4f0; --card: #fff; --text: #1d2528; --soft: #5b666b; --line: #e2ded6; --accent: #0b5c63; --tint: #e3f0f0; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14191b; --card: #1d2427; --text: #eceae6; --soft: #a3aeb2; --line: #313a3e; --accent: #7fd0d6; --tint: #1f3a3d; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem); }
h1 { margin: 0; font-size: clamp(1.25rem, 3vw, 1.6rem); line-height: 1.25; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; margin-bottom: 1.25rem; }
a { color: var(--accent); }
.soft { color: var(--soft); font-size: .875rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
ul { list-style: none; margin: 0; padding: 0; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 2.5rem 1fr auto; gap: .1rem .9rem; padding: .9rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--tint); }
li a:focus-visible, .back:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
.who { grid-row: span 2; width: 2.5rem; height: 2.5rem; border-radius: 50%; display: grid; place-items: center; background: var(--tint); color: var(--accent); font-weight: 600; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.preview { grid-column: 2 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; }
li a > * { min-width: 0; }
.empty { padding: 3rem 1.5rem; text-align: center; }
.back { display: inline-block; margin-bottom: 1rem; text-decoration: none; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; margin: .75rem 0 1.25rem; font-size: .9rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: max(24rem, 70vh); border: 0; background: #fff; color-scheme: light; }
pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
