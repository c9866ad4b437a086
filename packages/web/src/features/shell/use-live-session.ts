import { useQueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import { useEffect } from 'react';
import { openLive, useChannel } from '../../lib/live';
import { navigateTo } from '../../lib/navigation';
import { PATHS } from '../../lib/paths';
import { useSignedInUser } from '../../lib/session';
import { shellQuery } from '../../lib/shell-query';
import { notify } from '../../lib/toast-store';
import { notifyDeployment } from '../../lib/version-check';
import { refreshAfter } from './live-refresh';

/** Keeps the live connection of the shell: refreshes what events make old, says what is for this user, ends a session at once. Source: R-SHELL-177..193. */
export const useLiveSession = (): void => {
  const client = useQueryClient();
  const { id, looks_from } = useSignedInUser();
  const looks = looks_from !== undefined;
  useEffect(() => {
    // News is of the user's own company; a sub-agency is read without it.
    if (looks) return;
    let close: (() => void) | undefined;
    let gone = false;
    void openLive((event) => void refreshAfter(client, event)).then((closer) => {
      if (gone) closer();
      else close = closer;
    });
    return () => {
      gone = true;
      close?.();
    };
  }, [looks, client]);
  useChannel('*', (event: LiveEvent) => {
    if (event.kind === 'logout') return navigateTo(PATHS.logout());
    if (event.channel === 'deployments') return notifyDeployment();
    void refreshAfter(client, event);
    const forMe = event.channel.startsWith('user.') && event.actor_id !== id;
    const quiet = client.getQueryData(shellQuery().queryKey)?.quiet ?? [];
    if (forMe && event.title && !quiet.includes(event.kind))
      notify({ kind: 'info', title: event.title, text: event.body });
  });
};
