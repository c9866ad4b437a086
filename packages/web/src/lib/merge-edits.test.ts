import { describe, expect, it } from 'vitest';
import { mergeEdits } from './merge-edits';

const base = { ti_name: 'Italy', welcome_text: 'Dear Anna', show_prices: false };

describe('two edits of one record', () => {
  it('takes what only they have changed, and keeps what only I have', () =>
    expect(mergeEdits(base, { ...base, show_prices: true }, { ...base, welcome_text: 'Dear Anna and Paul' })).toEqual({
      merged: { ti_name: 'Italy', welcome_text: 'Dear Anna and Paul', show_prices: true },
      clashes: [],
    }));
  it('leaves a field that both have changed to a person, as I typed it', () =>
    expect(mergeEdits(base, { ...base, ti_name: 'Rome' }, { ...base, ti_name: 'Florence' })).toEqual({
      merged: { ...base, ti_name: 'Florence' },
      clashes: ['ti_name'],
    }));
  it('sees no clash where both wrote the same', () =>
    expect(mergeEdits(base, { ...base, ti_name: 'Rome' }, { ...base, ti_name: 'Rome' }).clashes).toEqual([]));
  it('takes everything of theirs when nothing was typed', () => {
    const theirs = { ti_name: 'Rome', welcome_text: '', show_prices: true };
    expect(mergeEdits(base, theirs, base)).toEqual({ merged: theirs, clashes: [] });
  });
});
