type Area = 'localStorage' | 'sessionStorage';

/** What is stored under a name, or undefined when nothing or nothing readable is there. A blocked storage is an empty one. */
export const readJson = <T>(name: string, area: Area = 'localStorage'): T | undefined => {
  try {
    const text = window[area].getItem(name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
};

/** Stores a value as JSON; undefined removes it. A full or blocked storage is not worth failing for. */
export const writeJson = (name: string, value: unknown, area: Area = 'localStorage'): void => {
  try {
    if (value === undefined) window[area].removeItem(name);
    else window[area].setItem(name, JSON.stringify(value));
  } catch {
    // Private windows refuse to store: the app then forgets, and works.
  }
};
