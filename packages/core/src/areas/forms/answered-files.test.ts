import { expect, it } from 'vitest';
import { FileId } from '../../base/ids';
import { matchFiles, withFile } from './answered-files';
import { FormContent } from './form';
import { Answers } from './submission';

const id = (last: string) => FileId.parse(`fil_${last.repeat(26)}`);
const file = (last: string, traveler?: number) => ({
  id: id(last),
  field_id: 'scan',
  name: `${last}.pdf`,
  size: 9,
  ...(traveler !== undefined && { traveler }),
});
const content = FormContent.parse({
  form_name: 'Scans',
  sections: [
    {
      id: 'people',
      per_traveler: true,
      fields: [
        { id: 'scan', type: 'file' },
        { id: 'first', type: 'text' },
      ],
    },
  ],
});

it('takes no file for an answer that was not uploaded to it', () => {
  const answers = Answers.parse({ travelers: [{ scan: [id('0'), id('1')], first: 'Mina' }] });
  const matched = matchFiles(content, answers, [file('0', 0)]);
  expect(matched.answers.travelers).toEqual([{ scan: [id('0')], first: 'Mina' }]);
  expect(matched.files).toEqual([file('0', 0)]);
});
it('moves files up with their traveler, and lets go of those that no answer names', () => {
  const answers = Answers.parse({ travelers: [{ scan: [id('1')] }] });
  expect(matchFiles(content, answers, [file('0', 0), file('1', 1)]).files).toEqual([file('1', 0)]);
});
it('adds a file to the question of its traveler', () => {
  const answers = Answers.parse({ form: { scan: [id('0')] }, travelers: [{}, {}] });
  expect(withFile(answers, file('1', 1)).travelers).toEqual([{}, { scan: [id('1')] }]);
  expect(withFile(answers, file('1')).form.scan).toEqual([id('0'), id('1')]);
});
