import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app';
import { MrzEntry } from './mrz-entry';

/** A passport of the person in the specimens of ICAO Doc 9303. */
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'D231458907UTO7408122F1204159<<<<<<<<<<<<<<06';

const Entry = () => <MrzEntry form={useForm()} onDone={() => {}} />;
const type = (...lines: string[]) =>
  fireEvent.change(screen.getByLabelText('Machine-readable lines'), { target: { value: lines.join('\n') } });
/** What is said below the lines; the address of the page stands in an output of its own. */
const said = () => screen.queryAllByRole('status').flatMap((it) => (it.tagName === 'P' ? [it.textContent] : []));

describe('machine-readable lines', () => {
  it('that a scanner misread say what was corrected, and fill in what was printed', () => {
    renderInApp(<Entry />);
    type(FIRST, SECOND.replace('D23145890', 'D2314589O').replace('740812', '74O8I2'));
    expect(said()).toEqual(['We read D2314589O as D23145890 and 74O8I2 as 740812. Compare with the document.']);
    expect(screen.getByRole('row', { name: 'Number D23145890' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Date of birth 08/12/1974' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('that were read as they are printed say nothing of corrections', () => {
    renderInApp(<Entry />);
    type(FIRST, SECOND);
    expect(said()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Fill in the form' })).toBeTruthy();
  });
  it.each([
    ['the first', [FIRST.slice(0, -2), SECOND], 'Line 1 has 42 characters and needs 44. Check its < signs.'],
    ['the second', [FIRST, SECOND.replace('<<', '<')], 'Line 2 has 43 characters and needs 44. Check its < signs.'],
    ['nearly all of them', ['P<UTO'], 'That isn’t complete yet. A passport has two lines of 44 characters.'],
  ])('of which %s is short say so, and offer nothing to fill in', (_which, lines, problem) => {
    renderInApp(<Entry />);
    type(...lines);
    expect(said()).toEqual([problem]);
    expect(screen.queryByRole('button', { name: 'Fill in the form' })).toBeNull();
  });
});
