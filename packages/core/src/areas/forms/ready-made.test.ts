import { expect, it } from 'vitest';
import { checkForm } from './check-form';
import { READY_MADE } from './ready-made';

it.each(READY_MADE)('the ready-made form “$name” can be published as it is', ({ content }) => {
  expect(checkForm(content)).toEqual([]);
});
