import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderInApp } from '../testing/render-in-app';
import { confirm, QUESTIONS, type Question } from './confirm-dialog';

beforeEach(() => void renderInApp(null));
const ask = (question: Question) => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  return { answer, dialog: screen.getByRole('alertdialog') };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('R-SHELL-194 asks before a delete in the words of the product', async () => {
  const { answer, dialog } = ask(QUESTIONS.delete);
  expect(dialog.textContent).toContain('Are you sure you want to delete?');
  await press('Yes, delete it!');
  expect(await answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
it('R-SHELL-195 answers no to everything but the yes', async () => {
  const first = ask(QUESTIONS.delete);
  await press('Cancel');
  expect(await first.answer).toBe(false);
  const second = ask(QUESTIONS.delete);
  await press('Close');
  expect(await second.answer).toBe(false);
  const third = ask(QUESTIONS.delete);
  act(() => void third.dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(await third.answer).toBe(false);
});
it('R-TRIP-150 warns before a booking is deleted', () => {
  const { dialog } = ask(QUESTIONS.deleteBooking);
  expect(dialog.textContent).toContain('Are you sure?');
  expect(dialog.textContent).toContain('You will not be able to recover this Booking!');
});
it('offers not to cancel a booking', async () => {
  const { answer } = ask(QUESTIONS.cancelBooking);
  expect(screen.getByRole('button', { name: 'Cancel Booking' })).toBeTruthy();
  await press('Do not cancel');
  expect(await answer).toBe(false);
});
