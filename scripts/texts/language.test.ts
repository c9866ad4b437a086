import { expect, it } from 'vitest';
import { faultsOfWords, isLanguage, translatorFor } from './language';

const TEXTS = { 'Sent to <1>{name}</1>': '', Save: '', '{count, plural, one {# day} other {# days}}': '' };

it('takes a translation that keeps its marks, in any order, and one that is still missing', () => {
  const words = {
    'Sent to <1>{name}</1>': '<1>{name}</1>: gesendet',
    Save: '',
    '{count, plural, one {# day} other {# days}}': '{count, plural, one {# dzień} few {# dni} other {# dni}}',
  };
  expect(faultsOfWords(words, TEXTS)).toEqual([]);
});
it('tells what does not fit', () => {
  expect(faultsOfWords({ 'Sent to <1>{name}</1>': 'An {name}' }, TEXTS)).toEqual(['“An {name}” lacks </1> <1>']);
  expect(faultsOfWords({ Save: '{name} sichern' }, TEXTS)).toEqual([
    '“{name} sichern” holds {name}, which the text does not have',
  ]);
  expect(faultsOfWords({ '{count, plural, one {# day} other {# days}}': 'Tage' }, TEXTS)).toHaveLength(1);
  expect(faultsOfWords({ Gone: 'Weg' }, TEXTS)).toHaveLength(1);
});
it('knows languages by their names, and says what to do where nobody has begun one', () => {
  expect(['de-DE', 'pt-BR', 'en-XA', 'de_DE', 'german words'].map(isLanguage)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(() => translatorFor('tlh')).toThrow('npm run texts tlh');
});
