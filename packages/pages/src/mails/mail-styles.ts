import { ACCENTS, type Accent } from '@wayline/core/access/brand';
import type { CSSProperties } from 'react';

export const LOGO_HEIGHT = 40;

const SANS = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

/** Mail programs read styles on the element only; the class beside them lets the dark style sheet change the colours. */
export const MAIL_STYLES = {
  page: { margin: 0, padding: '24px 12px', backgroundColor: '#fbfaf7' },
  sheet: {
    width: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    backgroundColor: '#ffffff',
    border: '1px solid #e4dfd4',
    borderRadius: '8px',
  },
  inside: { padding: '32px 28px', fontFamily: SANS, fontSize: '16px', lineHeight: '25px', color: '#1c2326' },
  house: { margin: '0 0 16px', fontSize: '14px', lineHeight: '20px', fontWeight: 600, color: '#556160' },
  /** On paper of its own, so that a dark logo can be read by night. */
  logo: {
    display: 'block',
    height: `${LOGO_HEIGHT}px`,
    maxWidth: '240px',
    padding: '4px',
    borderRadius: '6px',
    backgroundColor: '#ffffff',
  },
  picture: { display: 'block', width: '100%', maxHeight: '220px', objectFit: 'cover', borderRadius: '8px 8px 0 0' },
  title: {
    margin: '0 0 20px',
    fontFamily: SERIF,
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 400,
    color: '#1c2326',
  },
  text: { margin: '0 0 16px', whiteSpace: 'pre-line' },
  quote: {
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    borderLeft: `3px solid ${ACCENTS.sea.light}`,
    whiteSpace: 'pre-line',
  },
  code: {
    margin: '0 0 20px',
    padding: '14px 16px',
    borderRadius: '8px',
    backgroundColor: '#e3f0ef',
    fontSize: '28px',
    lineHeight: '34px',
    fontWeight: 600,
    letterSpacing: '4px',
    textAlign: 'center',
  },
  button: {
    display: 'inline-block',
    padding: '13px 22px',
    borderRadius: '8px',
    backgroundColor: ACCENTS.sea.light,
    color: '#ffffff',
    fontWeight: 600,
    textDecoration: 'none',
  },
  address: { margin: '0 0 20px', fontSize: '13px', lineHeight: '19px', color: '#556160', wordBreak: 'break-all' },
  signature: { margin: '24px 0 0', padding: '16px 0 0', borderTop: '1px solid #e4dfd4', fontSize: '15px' },
  lines: { margin: '0 0 10px' },
  list: { margin: '0 0 10px', paddingLeft: '22px' },
  link: { color: '#0b5c63' },
  quietLink: { color: '#556160' },
  name: { padding: '4px 16px 4px 0', verticalAlign: 'top', whiteSpace: 'nowrap', fontSize: '14px', color: '#556160' },
  value: { padding: '4px 0', verticalAlign: 'top', fontSize: '15px', color: '#1c2326' },
  foot: {
    maxWidth: '560px',
    margin: '16px auto 0',
    padding: '0 28px',
    fontFamily: SANS,
    fontSize: '13px',
    lineHeight: '19px',
    color: '#556160',
  },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
} as const satisfies Record<string, CSSProperties>;

/** The one style sheet of a mail: its colours by night. */
export const darkStyle = (accent: Accent = 'sea') => `@media (prefers-color-scheme: dark) {
.page { background-color: #11181b !important; }
.sheet { background-color: #192226 !important; border-color: #2c383d !important; }
.ink { color: #ece8df !important; }
.quiet { color: #a5b1b0 !important; }
.tint { background-color: #14343a !important; color: #ece8df !important; }
.line { border-color: #2c383d !important; }
.mark { border-color: ${ACCENTS[accent].dark} !important; }
.button { background-color: ${ACCENTS[accent].dark} !important; color: #08272b !important; }
}`;
