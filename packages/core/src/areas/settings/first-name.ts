const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sir|lady|rev|the)\b/i;
const SEVERAL = /&|\+|,|\b(and|family|party)\b/i;

/** What to call somebody in a greeting: the first of their names; a title or several people are left as they were typed. */
export const getFirstName = (name: string): string => {
  const typed = name.trim();
  return TITLE.test(typed) || SEVERAL.test(typed) ? typed : (typed.split(/\s+/)[0] ?? typed);
};
