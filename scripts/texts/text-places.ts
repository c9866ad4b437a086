/**
 * Attributes and fields whose texts people read or hear. Whatever stands there is a text, a single small word too.
 */
const SHOWN = new Set([
  ...[
    'title',
    'subtitle',
    'heading',
    'label',
    'text',
    'hint',
    'intro',
    'caption',
    'placeholder',
    'alt',
    'message',
    'formatMessage',
  ],
  ...[
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'description',
    'word',
    'words',
    'about',
  ],
  ...['emptyLabel', 'searchLabel', 'says', 'problem', 'notA', 'percentOf', 'one', 'many'],
]);

/** Attributes and fields that only programs read. */
const TECHNICAL = new Set([
  ...[
    'key',
    'id',
    'd',
    'css',
    'style',
    'className',
    'class',
    'type',
    'as',
    'href',
    'src',
    'rel',
    'sandbox',
    'to',
    'path',
    'accept',
  ],
  ...['method', 'timeZone', 'time_zone', 'currency', 'currency_code', 'permission', 'needs', 'pattern', 'content'],
  ...[
    'fontFamily',
    'family',
    'font',
    'transition',
    'animation',
    'gridTemplateColumns',
    'authorization',
    'code',
    'variant',
    'role',
    'ecc',
  ],
  ...[
    'aria-keyshortcuts',
    'summary',
    'stays',
    'decides',
    'logged',
    'booking_type',
    'reservation_status',
    'price_per_person',
    'tag_type',
    'category_type',
    'prefix',
  ],
  ...['@type', '@context', 'httpEquiv', 'sizes', 'opens', 'tier', 'rule', 'subscription', 'viewBox', 'seed'],
  ...['bg', 'background', 'border', 'outline', 'display', 'inset', 'margin', 'padding', 'flex', 'value'],
]);

/** Functions whose words are addresses, names of events, keys or values. */
const TECHNICAL_CALLS = new Set([
  ...[
    'call',
    'usePermission',
    'useLocalSetting',
    'page',
    'watch',
    'setValue',
    'setFocus',
    'register',
    'resetField',
    'clearErrors',
  ],
  ...['querySelector', 'querySelectorAll', 'closest', 'matches', 'matchMedia', 'createElement', 'getElementById'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'Event', 'CustomEvent', 'BroadcastChannel', 'open'],
  ...[
    'getItem',
    'setItem',
    'removeItem',
    'get',
    'set',
    'has',
    'delete',
    'append',
    'includes',
    'startsWith',
    'endsWith',
  ],
  ...['indexOf', 'split', 'RegExp', 'test', 'match', 'matchAll', 'replace', 'replaceAll', 'normalize', 'setAttribute'],
  ...[
    'DateTimeFormat',
    'NumberFormat',
    'DisplayNames',
    'ListFormat',
    'PluralRules',
    'toLocaleString',
    'formatMessage',
    'formatErrorMessage',
  ],
  ...['toLocaleDateString', 'URL', 'Date', 'fetch', 'enum', 'literal', 'pick', 'omit', 'beyond', 'reason'],
  // Names of elements in the files of banks.
  ...['elementAt', 'elementsOf', 'textAt'],
]);
/** What only those read who look after the product: nobody sees it on a screen. */
const FAULTS = new Set(['Error', 'RangeError', 'TypeError', 'SyntaxError']);

export type Place = 'shown' | 'open' | 'technical';

/** A constant that says by its name that it holds what values are called on screens, so that a stored value can be shown in words. */
const HOLDS_WORDS = /^(?:[A-Z_]+_)?(?:WORDS|LABELS|TITLES)$/;

/** What stands in an attribute, a field or a constant of this name. */
export const classifyPlace = (name: string | undefined): Place => {
  if (!name) return 'open';
  if (SHOWN.has(name) || HOLDS_WORDS.test(name)) return 'shown';
  return TECHNICAL.has(name) || name.startsWith('data-') || name.startsWith('--') || name.startsWith('&')
    ? 'technical'
    : 'open';
};

/** What stands between the brackets of a call. What a screen throws it says itself; elsewhere a fault is for who looks after it. */
export const placeInCall = (callee: string | undefined, file: string): Place =>
  callee && (TECHNICAL_CALLS.has(callee) || (FAULTS.has(callee) && !file.startsWith('packages/web/')))
    ? 'technical'
    : 'open';

const LETTER = /\p{L}/u;
const ADDRESS = /^(?:https?:|mailto:|tel:|geo:|\/|#|\.|@|<)|^[^\s@]+@\S+$|^[\w-]+(?:\.[\w-]+)+$|^\d+(?:px|rem|ch|%)$/;
/** Capital first and more than one word; or small words alone, as within a sentence. */
const SENTENCE = /^[“‘(…·]?\s*(?:\p{Lu}|\{)[^<>=]*\s/u;
const SMALL_WORDS = /^[,·;:.]?\s*[a-z][a-z’'-]*(?:,? (?:[a-z][a-z’'-]*|(?:\{\w+\})+|[A-Z][a-z]+))+[.,:;?!]?\s*$/;
const ONE_WORD = /^(?=.{3})[A-Z][a-z]*(?:-[a-z]+)*[.:…!?]?$/;
const COUNTED = /^\d+ [a-z]{3,}(?:[ ,]|$)(?!.*\d(?:px|fr))/;
const DOTTED = /^(?:[a-z_]+[.:]|[a-z]+_|_[a-z]*_)[\w{}.]*$/;
const CODES = /^(?:[A-Z0-9_#:{}-]+|\{\w+\}[-_/#:.]?\{?\w*\}?)$/;

/** Whether words are a text, by where they stand and how they look. `kept` are the values that are stored, compared or sent. */
export const isText = (words: string, place: Place, kept: ReadonlySet<string>): boolean => {
  const plain = words.trim();
  const said = plain.replace(/\{\w+\}|<\/?\w+\/?>/g, '');
  if (place === 'technical' || !LETTER.test(said) || ADDRESS.test(plain) || DOTTED.test(plain)) return false;
  if (place === 'shown') return true;
  if (kept.has(plain) || CODES.test(plain)) return false;
  return SENTENCE.test(plain) || SMALL_WORDS.test(plain) || ONE_WORD.test(plain) || COUNTED.test(plain);
};
