import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notify, type ToastKind } from '../lib/toast-store';
import { renderInApp } from '../testing/render-in-app';

beforeEach(() => {
  vi.useFakeTimers();
  renderInApp(null);
});
afterEach(() => {
  act(() => vi.runAllTimers());
});
const show = (kind: ToastKind, undo?: () => void) => act(() => notify({ kind, title: 'Saved', undo }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = () => screen.queryByText('Saved') !== null;

it.each([
  ['R-SHELL-300 R-ACC-149', 'info'],
  ['R-SHELL-300 R-ACC-149', 'success'],
  ['R-SHELL-301 R-ACC-150', 'error'],
] as const)('%s R-TRIP-252 closes %s after 3000 ms', (_rule, kind) => {
  show(kind);
  pass(2999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});
it('R-SHELL-287 R-SHELL-288 have words for a success and a failure that have none of their own', () => {
  act(() => notify({ kind: 'success' }));
  expect(screen.getByText('Success').parentElement?.textContent).toBe('SuccessAdded successfully');
  act(() => notify({ kind: 'error' }));
  expect(screen.getByRole('alert').textContent).toBe('Error!Error');
});
it('R-TRIP-251 closes a warning after 5 seconds', () => {
  show('warning');
  pass(4999);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
});
it('stands still while the pointer is over it', () => {
  show('success');
  pass(2000);
  const card = screen.getByText('Saved').closest('[data-toast]') as Element;
  fireEvent.pointerEnter(card);
  pass(60_000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(card);
  pass(1000);
  expect(isShown()).toBe(false);
});
it('takes back what was done, once', () => {
  const undo = vi.fn();
  show('success', undo);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(isShown()).toBe(false);
});
it('R-ACC-150 stand at the top right where something went wrong, and can be closed', () => {
  show('success');
  act(() => notify({ kind: 'error', title: 'Not saved' }));
  const failures = within(screen.getByRole('region', { name: 'Errors' }));
  expect(failures.getByRole('alert').textContent).toContain('Not saved');
  expect(failures.queryByText('Saved')).toBeNull();
  const { top, right } = getComputedStyle(screen.getByRole('region', { name: 'Errors' }));
  expect([top, right]).toEqual(['64px', '16px']);
  fireEvent.click(failures.getByRole('button', { name: 'Close this message' }));
  expect([screen.queryByText('Not saved'), isShown()]).toEqual([null, true]);
});
