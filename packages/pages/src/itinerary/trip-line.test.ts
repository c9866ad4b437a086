import { expect, it } from 'vitest';
import { clientSpeaker } from '../texts';
import { nameList } from './trip-line';

const i18n = clientSpeaker();

it('names everybody of a small party, and of a large group the first three', () => {
  const names = ['Anna', 'Paul', 'Mia', 'Noor', 'أمينة', 'Zoë', 'Per'];
  expect(nameList(i18n, [])).toBe('');
  expect(nameList(i18n, names.slice(0, 3))).toBe('Anna, Paul, and Mia');
  expect(nameList(i18n, names.slice(0, 6))).toBe('Anna, Paul, Mia, Noor, أمينة, and Zoë');
  expect(nameList(i18n, names)).toBe('Anna, Paul, Mia, and 4 others');
});
it('lists names in Spanish with its own “and”', () => {
  const names = ['Ana', 'Pablo', 'Inés', 'Noor', 'Zoe', 'Per', 'Mia'];
  expect(nameList(clientSpeaker('es'), names.slice(0, 3))).toBe('Ana, Pablo e Inés');
  expect(nameList(clientSpeaker('es'), names)).toBe('Ana, Pablo, Inés y 4 personas más');
});
