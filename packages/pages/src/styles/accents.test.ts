import { readFileSync } from 'node:fs';
import { ACCENT_NAMES, ACCENTS } from '@wayline/core/access/brand';
import { describe, expect, it } from 'vitest';

const css = readFileSync('packages/pages/src/styles/accents.css', 'utf8');
const [light = '', dark = ''] = css.split('@media');
const value = (sheet: string, accent: string, name: string) =>
  new RegExp(`\\.accent-${accent} \\{[^}]*${name}: (#[0-9a-f]{6})`).exec(sheet)?.[1] ?? '';

const luminance = (color: string) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const PAPER = { light: ['#fbfaf7', '#ffffff'], dark: ['#11181b', '#192226'] } as const;
const READABLE = 4.5;

describe.each(ACCENT_NAMES.map((name) => [name]))('the accent %s', (name) => {
  const tones = ACCENTS[name];
  it('is in the style sheet what the PDF and the picker have', () => {
    expect(value(light, name, '--accent')).toBe(tones.light);
    expect(value(light, name, '--brand')).toBe(tones.light);
    expect(value(dark, name, '--accent')).toBe(tones.dark);
  });
  it('can be read on paper, on cards and on its own tint, and white and dark words can be read on it', () => {
    const grounds = {
      light: [...PAPER.light, value(light, name, '--accent-tint')],
      dark: [...PAPER.dark, value(dark, name, '--accent-tint')],
    };
    for (const ground of grounds.light) expect(contrast(tones.light, ground)).toBeGreaterThan(READABLE);
    for (const ground of grounds.dark) expect(contrast(tones.dark, ground)).toBeGreaterThan(READABLE);
    expect(contrast(tones.light, '#ffffff')).toBeGreaterThan(READABLE);
    expect(contrast(tones.dark, value(dark, name, '--on-accent'))).toBeGreaterThan(READABLE);
  });
});
