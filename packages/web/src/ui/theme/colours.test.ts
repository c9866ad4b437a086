import { describe, expect, it } from 'vitest';
import { BOOKING_HUES, GROUNDS, INKS, LINES, RED, SEA } from './colours';
import { contrast } from './contrast';

const AA_TEXT = 4.5;
const AA_CONTROL = 3;
const MODES = ['light', 'dark'] as const;
const PAPERS = ['DEFAULT', 'panel', 'subtle', 'muted'] as const;

describe.each(MODES.map((mode, i) => ({ mode, i })))('colours by $mode', ({ i }) => {
  const at = (pair: readonly string[]) => pair[i] as string;

  it('gives every ink enough contrast on every paper', () => {
    for (const paper of PAPERS) {
      for (const name of ['DEFAULT', 'muted', 'subtle', 'error', 'warning', 'success', 'info'] as const) {
        const found = contrast(at(INKS[name]), at(GROUNDS[paper]));
        expect(found, `${name} on ${paper}`).toBeGreaterThanOrEqual(AA_TEXT);
      }
    }
  });
  it('gives signal inks enough contrast on their own grounds', () => {
    for (const name of ['error', 'warning', 'success', 'info'] as const) {
      expect(contrast(at(INKS[name]), at(GROUNDS[name])), name).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
  it('gives the red of what cannot be taken back enough contrast as a button and as text', () => {
    expect(contrast(at(RED.contrast), at(RED.solid))).toBeGreaterThanOrEqual(AA_TEXT);
    for (const paper of PAPERS) expect(contrast(at(RED.fg), at(GROUNDS[paper])), paper).toBeGreaterThanOrEqual(AA_TEXT);
  });
  it('gives the accent enough contrast as a button, as text and as a ground', () => {
    expect(contrast(at(SEA.contrast), at(SEA.solid))).toBeGreaterThanOrEqual(AA_TEXT);
    for (const paper of PAPERS) expect(contrast(at(SEA.fg), at(GROUNDS[paper])), paper).toBeGreaterThanOrEqual(AA_TEXT);
    for (const tint of ['subtle', 'muted'] as const) {
      expect(contrast(at(SEA.fg), at(SEA[tint])), tint).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
  it('gives every booking hue enough contrast on its tint and on paper', () => {
    for (const [name, { fg, subtle }] of Object.entries(BOOKING_HUES)) {
      expect(contrast(at(fg), at(subtle)), name).toBeGreaterThanOrEqual(AA_TEXT);
      expect(contrast(at(fg), at(GROUNDS.DEFAULT)), name).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
  it('makes the edge of controls and the focus ring stand out', () => {
    for (const paper of ['DEFAULT', 'panel', 'subtle'] as const) {
      expect(contrast(at(LINES.control), at(GROUNDS[paper])), paper).toBeGreaterThanOrEqual(AA_CONTROL);
      expect(contrast(at(SEA.focusRing), at(GROUNDS[paper])), paper).toBeGreaterThanOrEqual(AA_CONTROL);
    }
  });
});
