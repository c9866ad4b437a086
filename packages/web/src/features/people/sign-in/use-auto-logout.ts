import { countOf } from '@wayline/core/base/plural';
import { useCallback, useEffect, useState } from 'react';
import { forgetTouches, hearTouches, lastTouch, touch } from '../../../lib/last-touch';
import { navigateTo } from '../../../lib/navigation';
import { PATHS } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session';
import { notify } from '../../../lib/toast-store';
import { keepUnsaved } from '../../../lib/unsaved-form';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
/** So many seconds before the end one is asked. */
const WARNED_S = 60;

/** Ends the session in all tabs of this browser, with what was typed here put aside for the same user's next sign-in. */
const leave = (minutes: number) => {
  keepUnsaved();
  forgetTouches();
  notify({
    kind: 'info',
    title: `You were signed out after ${countOf(minutes, 'minute', 'minutes')} of inactivity.`,
  });
  navigateTo(PATHS.logout());
};

/**
 * Signs the user out of this browser after the minutes of their settings without a touch in any tab. Returns the seconds that are left
 * once they are few, and how to stay. The clock is compared and not counted, so that a laptop that slept ends its session as it wakes.
 */
export const useAutoLogout = () => {
  const minutes = useCurrentUser()?.auto_logout_minutes;
  const [left, setLeft] = useState<number>();
  const stay = useCallback(() => {
    touch();
    setLeft(undefined);
  }, []);
  useEffect(() => {
    if (!minutes) {
      setLeft(undefined);
      return undefined;
    }
    let over = false;
    const secondsLeft = () => Math.ceil(((lastTouch() ?? Date.now()) + minutes * MINUTE_MS - Date.now()) / SECOND_MS);
    const look = () => {
      const seconds = secondsLeft();
      if (over) return;
      over = seconds <= 0;
      if (over) leave(minutes);
      else setLeft(seconds <= WARNED_S ? seconds : undefined);
    };
    // A touch that comes too late keeps nobody in, and while one is asked only the answer counts.
    const onTouch = () => {
      if (secondsLeft() > WARNED_S) touch();
      else look();
    };
    if (lastTouch() === undefined) touch();
    look();
    const timer = setInterval(look, SECOND_MS);
    const stop = hearTouches(onTouch);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [minutes]);
  return { left, stay };
};
