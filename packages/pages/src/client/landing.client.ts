import { wayOn } from './landing-way';

const isSignedIn = () => {
  try {
    return Boolean(localStorage.getItem('authUser'));
  } catch {
    // A browser that keeps nothing has nobody signed in.
    return false;
  }
};

const way = wayOn(location.search, isSignedIn());
if (way) location.replace(way);
