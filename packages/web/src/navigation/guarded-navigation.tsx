import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  parsePath,
  useLocation,
} from 'react-router-dom';
import { currentUser } from '../lib/session';
import { hasUnsavedEdits } from '../lib/unsaved-edits';
import { useAskBeforeUnload } from '../lib/use-ask-before-unload';
import { confirmLeave } from '../ui/use-confirm-discard';

/** Where the session has ended, nothing can be saved any more: what is typed was put aside. */
const isAsked = () => hasUnsavedEdits() && currentUser() !== undefined;

type To = Parameters<Navigator['push']>[0];
const pathOf = (to: To) => (typeof to === 'string' ? parsePath(to) : to).pathname;
/** The place of an entry in the history of this tab, as the router numbers them. */
const placeOf = (state: unknown): number | undefined =>
  state instanceof Object && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;

/** Asks before a page is left on which something is unsaved: by a link, by Back and Forward, or with the tab. */
export const GuardedNavigation = ({ children }: { children: ReactNode }) => {
  const context = useContext(NavigationContext);
  const { pathname } = useLocation();
  const here = useRef({ pathname, place: placeOf(window.history.state) });
  useEffect(() => {
    here.current = { pathname: window.location.pathname, place: placeOf(window.history.state) };
  });
  useAskBeforeUnload(isAsked);

  // As a layout effect it listens before the router around it does, so that it can keep a step from it.
  useLayoutEffect(() => {
    /** Steps that we take ourselves: the one back to where the reader is, and the one on, once they want to leave. */
    const own: ('return' | 'leave')[] = [];
    const onPop = (event: PopStateEvent) => {
      const step = own.shift();
      if (step === 'leave') return;
      if (step === 'return') return event.stopImmediatePropagation();
      const [from, to] = [here.current.place, placeOf(event.state)];
      if (!isAsked() || window.location.pathname === here.current.pathname) return;
      if (from === undefined || to === undefined) return;
      event.stopImmediatePropagation();
      own.push('return');
      window.history.go(from - to);
      void confirmLeave().then((leaves) => {
        if (!leaves) return;
        own.push('leave');
        window.history.go(to - from);
      });
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  const guarded = useMemo(() => {
    const { navigator, basename } = context;
    const current = basename === '/' ? pathname : basename + pathname;
    const guard =
      (go: Navigator['push']): Navigator['push'] =>
      (to, state, options) => {
        const leaves = isAsked() && (pathOf(to) ?? current) !== current;
        if (!leaves) return go(to, state, options);
        return void confirmLeave().then((yes) => yes && go(to, state, options));
      };
    return { ...context, navigator: { ...navigator, push: guard(navigator.push), replace: guard(navigator.replace) } };
  }, [context, pathname]);
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
};
