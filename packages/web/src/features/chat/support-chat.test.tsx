import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import type { SupportChat } from './support-chat';

const detail = {
  id: 'usr_1',
  email: 'marta@northlight.travel',
  full_name: 'Marta Lindqvist',
  hash: 'signed',
  company_name: 'Northlight Travel',
  type: 'agency',
  subscribed: true,
};
/** A chat that keeps what it was told: on for whom, or off. */
const recordedChat = () => {
  const told: unknown[] = [];
  const chat: SupportChat = { start: (who) => told.push(who ?? 'a visitor'), stop: () => told.push('off') };
  return { chat, told };
};
let go: (to: string) => void = () => undefined;
const visit = async (environment: string, path: string) => {
  fakeFetch({ 'GET /config.json': { json: { environment } } });
  // The configuration is asked for once in the life of a page.
  vi.resetModules();
  const { useSupportChat } = await import('./use-support-chat');
  const session = await import('../../lib/session');
  const { chat, told } = recordedChat();
  const Page = () => {
    useSupportChat(chat);
    go = useNavigate();
    return <span>here</span>;
  };
  renderInApp(<Page />, { path });
  await screen.findByText('here');
  return { told, session };
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  forgetSession();
});

it('R-SHELL-015 R-SHELL-088 R-SHELL-091 is on for visitors where it belongs, off elsewhere, and on again', async () => {
  const { told } = await visit('production', '/login');
  await waitFor(() => expect(told).toEqual(['a visitor']));
  act(() => go('/signup'));
  expect(told).toEqual(['a visitor', 'off']);
  act(() => go('/login'));
  expect(told).toEqual(['a visitor', 'off', 'a visitor']);
});
it('R-SHELL-089 R-SHELL-091 R-SHELL-127 is on everywhere for who is signed in, told who they are, and off when they leave', async () => {
  signIn(TOKENS, sessionUser({ chat_detail: detail }));
  const { told, session } = await visit('production', '/trips');
  await waitFor(() => expect(told).toEqual([detail]));
  act(() => go('/dashboard'));
  act(() => session.storeUser(sessionUser({ chat_detail: { ...detail } })));
  expect(told).toEqual([detail]);
  act(() => session.forgetSession());
  expect(told).toEqual([detail, 'off']);
});
it('R-SHELL-127 is not started for a user whom the server did not sign for', async () => {
  signIn(TOKENS, sessionUser());
  const { told } = await visit('production', '/login');
  await act(async () => undefined);
  expect(told).toEqual([]);
});
it('R-SHELL-090 is not started outside of production', async () => {
  signIn(TOKENS, sessionUser({ chat_detail: detail }));
  const { told } = await visit('development', '/login');
  await act(async () => undefined);
  expect(told).toEqual([]);
});
